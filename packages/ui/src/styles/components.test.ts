import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
/** A component is a folder with stories of its own; what documents the library is none. */
const folders = globSync('*/*.stories.tsx', { cwd: src })
  .map(story => dirname(story))
  .filter(folder => !['docs', 'foundations'].includes(folder));
const components = [...new Set(folders)].toSorted();
const testsOf = (folder: string) => globSync('*.test.tsx', { cwd: join(src, folder) });

/** They render their children and nothing to give props to: what they show is made from data. */
const providers = new Set(['leave-guard', 'toast']);

describe('every component folder', () => {
  it('is found', () => expect(components.length).toBeGreaterThan(80));

  it.each(components)('%s is complete: front door, guidance and a test', folder => {
    const files = globSync('*', { cwd: join(src, folder) }).map(path => basename(path));
    expect(files).toContain('index.ts');
    expect(files.some(file => file.endsWith('.docs.tsx'))).toBe(true);
    expect(testsOf(folder)).not.toEqual([]);
  });

  it.each(components.filter(folder => !providers.has(folder)))(
    '%s is held to what every component promises',
    folder => {
      const texts = testsOf(folder).map(test => readFileSync(join(src, folder, test), 'utf8'));
      expect(texts.filter(text => text.includes('describeContract('))).not.toEqual([]);
    },
  );
});
