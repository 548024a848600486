/** Where the bytes of files live: a folder here, an object store elsewhere. What it holds is sealed already. */
export interface ObjectStore {
  /** Stores bytes under an address. Resolves when they are durable; storing the same address again changes nothing. */
  put(address: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is nothing under that address. */
  get(address: string): Promise<Uint8Array | null>;
  delete(address: string): Promise<void>;
  /** Every address, with the instant it was stored at: for whoever clears away what no record names. */
  list(): AsyncIterable<{ address: string; storedAt: Date }>;
}
