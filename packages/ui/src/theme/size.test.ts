import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

it('writes themes with at most 5 KB of code', { timeout: 60_000 }, async () => {
  const folder = import.meta.dirname;
  const entry = 'virtual:theme';
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === entry ? `\0${entry}` : undefined),
        load: id =>
          id === `\0${entry}`
            ? `export { generate } from '${join(folder, 'create-theme.ts')}'; export { themeCss } from '${join(folder, 'css.ts')}';`
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  expect(gzipSync(result.output[0].code, { level: 9 }).length).toBeLessThanOrEqual(5 * 1024);
});
