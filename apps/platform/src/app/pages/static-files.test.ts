import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { createStaticFiles } from './static-files.ts';

describe('the files of the build', () => {
  it('are served until a newer build takes them away', async () => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'assets', 'main-3f9a1c20.js');
    mkdirSync(join(folder.path, 'assets'));
    writeFileSync(file, 'export {};');
    const files = createStaticFiles(folder.path);
    expect(await (await files.serve('/assets/main-3f9a1c20.js', null))?.text()).toBe('export {};');
    rmSync(file);
    expect(await files.serve('/assets/main-3f9a1c20.js', null)).toBeNull();
  });
});
