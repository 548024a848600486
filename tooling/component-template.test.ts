import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { componentFiles, folderOf } from './component-template.ts';
import { root } from './files.ts';

// Next to the other components, since its imports lead there; nothing that lists components sees a folder with a dot.
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(root, 'packages/ui/src/.new-component-'));
  for (const [file, text] of Object.entries(componentFiles('DueBadge', 'Status')))
    writeFileSync(join(folder, file), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, args: string[]) =>
  execFileSync(join(root, 'node_modules/.bin', command), args, { cwd: root, encoding: 'utf8' });

describe('a new component', () => {
  it('has a folder named after it', () => {
    expect(folderOf('DueBadge')).toBe('due-badge');
    expect(folderOf('QrCode')).toBe('qr-code');
  });

  it('has component, styles, stories, test, guidance and exports', () => {
    expect(Object.keys(componentFiles('DueBadge', 'Status'))).toEqual([
      'DueBadge.tsx',
      'DueBadge.styles.ts',
      'DueBadge.stories.tsx',
      'DueBadge.test.tsx',
      'DueBadge.docs.tsx',
      'index.ts',
    ]);
  });

  it('passes lint, and is formatted as everything else is', () => {
    expect(() => {
      run('oxlint', ['--quiet', '--no-ignore', folder]);
      run('prettier', ['--check', '--ignore-path', '', folder]);
    }).not.toThrow();
  });
});
