/** Where the bytes of files live: a folder here, an object store elsewhere. What it holds is sealed already. */
export interface ObjectStore {
  /**
   * Stores bytes under an address. Resolves when they are durable. Storing the same address again keeps what is there,
   * and makes it as young as if it had come now.
   */
  put(address: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is nothing under that address. */
  get(address: string): Promise<Uint8Array | null>;
  /** Whether there is something under that address. */
  has(address: string): Promise<boolean>;
  delete(address: string): Promise<void>;
  /** Clears away what is left of storing that a crash cut short before that moment. */
  clearUnfinished(before: Date): Promise<void>;
  /** Every address, with the instant it was stored at: for anyone who clears away what no record names. */
  list(): AsyncIterable<{ address: string; storedAt: Date }>;
}

/** The object store does not answer; a moment later it may. */
export class ObjectsUnreachable extends Error {
  override readonly name = 'ObjectsUnreachable';
}

/** The object store takes no more: its disk is full, or so much as was agreed on is in it. */
export class ObjectsFull extends Error {
  override readonly name = 'ObjectsFull';
}

export const addressPattern = /^[0-9a-f]{64}$/;

/** Addresses come from our own hashes; one that someone made up goes nowhere. */
export function assertAddress(address: string): string {
  if (!addressPattern.test(address)) throw new TypeError('Not the address of an object.');
  return address;
}
