import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prerenderFile, type FirstReads, type Prerender } from '@dossier/api/contract';

/** What the back office's build made for the platform to run. */
export interface Program {
  readonly prerender: Prerender;
  readonly firstReads: FirstReads;
}

/** The program of a build; null where there is none. */
export function readProgram(folder: string): Promise<Program> | null {
  const file = join(folder, prerenderFile);
  return existsSync(file) ? (import(pathToFileURL(file).href) as Promise<Program>) : null;
}
