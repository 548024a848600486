// Once a run: the folder that its files work in, and what ends with the run.
import { accessSync, chmodSync, constants, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopServerIn } from './server-programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the files of this run put what they make. */
    runFolder: string;
  }
}

/** Linux keeps this folder in memory. Written through to a disk, a fresh database waits longer than its test works. */
const memory = '/dev/shm';
const roomNeeded = 4 * 1024 ** 3;

function hasRoomInMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomNeeded && process.availableMemory() > 2 * roomNeeded;
  } catch {
    return false;
  }
}

export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), 'dossier-run-'));
  // A database server that runs as somebody else must get to its own files below.
  chmodSync(folder, 0o711);
  project.provide('runFolder', folder);
  return () => {
    for (const server of globSync(join(folder, 'worker-*', 'server-*'))) stopServerIn(server);
    rmSync(folder, { recursive: true, force: true });
  };
}
