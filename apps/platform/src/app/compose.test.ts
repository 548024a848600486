import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What configuration reads, by the name that stands in its source. */
const variables = new Set(all(read('apps/platform/src/app/config.ts'), /'([A-Z][A-Z0-9_]+)'/g));
/** What the image reads from files. */
const [, list = ''] = /for name in ([A-Z_ ]+);/.exec(read('docker-entrypoint.sh')) ?? [];
const fromFiles = list.split(' ');

describe('the image and compose.yaml', () => {
  it('read from files what the platform knows', () => {
    expect(fromFiles.length).toBeGreaterThan(3);
    expect(fromFiles.filter(name => !variables.has(name))).toEqual([]);
  });

  it('name no variable that the platform does not know', () => {
    const named = all(read('compose.yaml'), /^ +([A-Z][A-Z0-9_]+): /gm)
      // Those of the database's and the bucket's own images.
      .filter(name => !/^(POSTGRES|MINIO)_/.test(name));
    const isVariable = (name: string) =>
      variables.has(name) || fromFiles.includes(name.replace(/_FILE$/, ''));
    expect(named).toContain('DATABASE_URL_FILE');
    expect(named.filter(name => !isVariable(name))).toEqual([]);
  });

  it('have a file for each secret that a service names', () => {
    const text = read('compose.yaml');
    const defined = all(text, /^ {2}(\w+): \{ file: /gm);
    const mounted = all(text, /\/run\/secrets\/(\w+)/g);
    expect(mounted.filter(name => !defined.includes(name))).toEqual([]);
  });
});
