/** Reads once; all who ask have the same promise. React shows no spinner for a file whose promise has come already. */
export function once<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let coming: Promise<Read> | undefined;
  return () => (coming ??= read());
}
