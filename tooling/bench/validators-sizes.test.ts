import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sizes } from './validators-sizes.ts';

interface Budget {
  readonly gzip?: number;
  readonly brotli?: number;
}

const manifest = join(import.meta.dirname, '../../packages/validators/package.json');
const { sizeBudget } = JSON.parse(readFileSync(manifest, 'utf8')) as {
  sizeBudget: Readonly<Record<string, Budget>>;
};

it('keeps the validators within their budget of bytes', async () => {
  const measured = await sizes();
  expect(measured.map(({ name }) => name).toSorted()).toStrictEqual(Object.keys(sizeBudget).toSorted());
  for (const { name, gzip, brotli } of measured) {
    expect(gzip).toBeLessThanOrEqual(sizeBudget[name]?.gzip ?? Number.POSITIVE_INFINITY);
    expect(brotli).toBeLessThanOrEqual(sizeBudget[name]?.brotli ?? Number.POSITIVE_INFINITY);
  }
});
