import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from './host.ts';

describe('plain Node', () => {
  it('runs the rules, a theme and the tokens file', () => {
    const text = execFileSync(process.execPath, ['main.mjs'], { cwd: folderOf('node'), encoding: 'utf8' });
    expect(JSON.parse(text)).toEqual({
      wrong: { code: 'iban' },
      right: null,
      stored: 'NL91ABNA0417164300',
      errors: [{ code: 'iban', params: {} }],
      statuses: true,
      theme: true,
      text: { value: 0.875, unit: 'rem' },
    });
  });
});

describe('each package', () => {
  it.each(['validators', 'ui', 'api'])('%s brings what its reader looks for', name => {
    const folder = join(folderOf('node_modules'), '@dossier', name);
    for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md', 'THIRD-PARTY.md'])
      expect([file, existsSync(join(folder, file))]).toEqual([file, true]);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<
      Record<string, unknown>
    >;
    for (const field of ['description', 'license', 'keywords', 'engines'])
      expect([field, manifest[field] !== undefined]).toEqual([field, true]);
  });
});
