import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './files.ts';
import { noticesOf, publishedPackages } from './third-party.ts';

it.each(publishedPackages)('the notices of %s name what it depends on today', async name => {
  const written = readFileSync(join(root, 'packages', name, 'THIRD-PARTY.md'), 'utf8');
  expect(written, 'run tooling/third-party.ts').toBe(await noticesOf(name));
});
