import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { addressPattern, assertAddress, type ObjectStore } from './objects.ts';

/** Objects as files of a folder, written so that a power cut leaves either the whole file or none. */
export function folderStore(folder: string): ObjectStore {
  const draftStoreOf = (address: string) => join(folder, assertAddress(address).slice(0, 2));
  const pathOf = (address: string) => join(draftStoreOf(address), address);

  return {
    async put(address, bytes) {
      const path = pathOf(address);
      if (await renewed(path)) return;
      await mkdir(draftStoreOf(address), { recursive: true });
      const draft = `${path}.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}${draftEnding}`;
      try {
        await writeThrough(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        // A disk that is full takes no more by keeping half a file.
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(draftStoreOf(address));
    },
    async get(address) {
      return readFile(pathOf(address)).catch(nullWhenMissing);
    },
    has: address => exists(pathOf(address)),
    async delete(address) {
      await rm(pathOf(address), { force: true });
    },
    async clearUnfinished(before) {
      for (const draftStore of await readdir(folder).catch(() => []))
        for (const name of await readdir(join(folder, draftStore))) {
          if (!name.endsWith(draftEnding)) continue;
          const path = join(folder, draftStore, name);
          const written = (await stat(path).catch(nullWhenMissing))?.mtime;
          if (written && written < before) await rm(path, { force: true });
        }
    },
    async *list() {
      for (const draftStore of await readdir(folder).catch(() => []))
        for (const address of await readdir(join(folder, draftStore)))
          if (addressPattern.test(address))
            yield { address, storedAt: (await stat(join(folder, draftStore, address))).mtime };
    },
  };
}

/** What is being written, until it has the name that says what is in it. */
const draftEnding = '.tmp';

const exists = async (path: string) => (await stat(path).catch(nullWhenMissing)) !== null;

/** Makes what is there young again. @returns false where nothing is. */
async function renewed(path: string): Promise<boolean> {
  const now = new Date();
  return (await utimes(path, now, now).then(() => true, nullWhenMissing)) ?? false;
}

function nullWhenMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
