import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names a build of the back office: its page names every file of it, and those are named by what they hold. */
export function buildOf(staticFolder: string): string | null {
  const page = join(staticFolder, 'index.html');
  if (!existsSync(page)) return null;
  return createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12);
}
