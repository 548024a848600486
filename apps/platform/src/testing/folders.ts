import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Initialised clusters that tests and first starts copy from. */
export const cacheFolder = join(import.meta.dirname, '../../../../.cache/platform');
mkdirSync(cacheFolder, { recursive: true });

export interface TemporaryFolder extends Disposable {
  readonly path: string;
}

/** An empty folder that is gone when the test is over: in memory where the machine has room. */
export const temporaryFolder = (): TemporaryFolder => folderIn(inject('runFolder'));

/** The same on a disk, for tests that are about one. */
export const folderOnDisk = (): TemporaryFolder => folderIn(tmpdir());

function folderIn(parent: string): TemporaryFolder {
  const path = mkdtempSync(join(parent, 'dossier-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * What one worker of this run keeps from file to file. Workers run at the same time, the files of one worker never do:
 * here no one meets anyone.
 */
export function workerFolder(): string {
  const path = join(inject('runFolder'), `worker-${process.env['VITEST_POOL_ID']}`);
  mkdirSync(path, { recursive: true, mode: 0o711 });
  return path;
}

/** How hard the loops of these tests try; 1 keeps the whole suite short. */
export const effort = Number(process.env['DOSSIER_TEST_EFFORT'] ?? 1);
