import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startOn, type Product } from './running.ts';

export type { Product } from './running.ts';

/** The product on a copy, no one else's, of the demo firms as its first start left them. */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const data = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'dossier-e2e-'));
  cpSync(inject('demoData'), data, { recursive: true });
  return startOn(data, env);
}
