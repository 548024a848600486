import { accessSync, constants, globSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

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

/**
 * A folder for this process, in memory where there is room. What a killed one left there would take memory until the
 * machine starts again: it goes with the next, after `end` was told of it.
 */
export function roomyFolder(name: string, end: (folder: string) => void = () => undefined): string {
  const parent = hasRoomInMemory() ? memory : tmpdir();
  for (const left of globSync(join(parent, `${name}-*`)))
    if (isLeft(left)) {
      end(left);
      rmSync(left, { recursive: true, force: true });
    }
  return mkdtempSync(join(parent, `${name}-${process.pid}-`));
}

/** An hour, because anyone who shares the folder from a container of their own has ids that mean nothing here. */
const isLeft = (folder: string): boolean =>
  Date.now() - statSync(folder).mtimeMs > 3_600_000 && !isRunning(Number(basename(folder).split('-')[2]));

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
