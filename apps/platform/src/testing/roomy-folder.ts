import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

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

/** Where much may be written that nobody keeps. */
export const roomyFolder = (): string => (hasRoomInMemory() ? memory : tmpdir());
