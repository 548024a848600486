import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';

export type Named = Readonly<Record<string, Uint8Array>>;

/** What an archive says of itself: each file with the hash of its bytes. */
function manifestOf(files: Named, madeAt: Date): Uint8Array {
  const hashes = Object.entries(files).map(([name, bytes]) => ({
    name,
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  return Buffer.from(`${JSON.stringify({ madeAt: madeAt.toISOString(), files: hashes }, null, 2)}\n`);
}

/** Files and the manifest that names them. The same files at the same moment make the same archive. */
export function zipOf(files: Named, madeAt: Date): Uint8Array {
  // The time in an archive is that of a wall clock, and has no zone: the one that reads the same everywhere.
  const mtime = madeAt.toISOString().slice(0, 19);
  return zipSync({ ...files, 'manifest.json': manifestOf(files, madeAt) }, { mtime, level: 6 });
}
