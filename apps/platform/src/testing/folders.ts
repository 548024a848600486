import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Initialised clusters that tests and first starts copy from. */
export const cacheFolder = join(import.meta.dirname, '../../../../.cache/platform');
mkdirSync(cacheFolder, { recursive: true });

/** An empty folder that is gone when the test is over. */
export function temporaryFolder(): { path: string; [Symbol.dispose](): void } {
  const path = mkdtempSync(join(tmpdir(), 'dossier-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** How hard the loops of these tests try; 1 keeps the whole suite short. */
export const effort = Number(process.env['DOSSIER_TEST_EFFORT'] ?? 1);
