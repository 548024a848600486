import { existsSync } from 'node:fs';
import { cp, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { constants } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes one file or directory through to the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a whole tree through to the disk, files before the directories that name them. */
async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true });
  await Promise.all(
    entries.map(entry => {
      const path = join(directory, entry.name);
      return entry.isDirectory() ? syncTree(path) : sync(path);
    }),
  );
  await sync(directory);
}

/**
 * Makes a directory whole or not at all: `fill` works next to it, and only a finished, written-through tree gets
 * the name. What a killed process left half-made is wiped and made again.
 */
export async function makeWhole(directory: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${directory}.tmp-${process.pid}`;
  await mkdir(dirname(directory), { recursive: true });
  await removeDrafts(directory);
  await mkdir(draft);
  await fill(draft);
  await syncTree(draft);
  // Two processes may have made the same thing at once: the first one's stays.
  if (existsSync(directory)) await rm(draft, { recursive: true });
  else await rename(draft, directory);
  await sync(dirname(directory));
}

async function removeDrafts(directory: string): Promise<void> {
  const parent = dirname(directory);
  const prefix = `${directory.slice(parent.length + 1)}.tmp-`;
  for (const name of await readdir(parent))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
      await rm(join(parent, name), { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
}

/** Copies a tree; where the file system can, blocks are shared until one side changes them. */
export async function copyTree(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
