import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brands } from '../theme/index.ts';

const root = join(import.meta.dirname, '../../../..');
const pictures = globSync('{packages,apps}/*/src/**/__screenshots__/**/*.png', { cwd: root });
const themes = Object.keys(brands);

/** The five plain pictures of each story: `<story>-<tenant>-chromium-linux.png`. */
const stories = new Map<string, string[]>();
for (const picture of pictures) {
  const [, story, tenant] = /^(.*--?.*)-(\w+)-chromium-linux\.png$/.exec(basename(picture)) ?? [];
  if (story && tenant && themes.includes(tenant))
    stories.set(story, [...(stories.get(story) ?? []), picture]);
}

describe('pictures of stories', () => {
  // 599 of them are 17.9 MB, 31 KB each: room for those that components still lack, and for no whole pages next to them.
  it('are of at most 24 MB together, however many they are', () => {
    const bytes = pictures.reduce((sum, picture) => sum + statSync(join(root, picture)).size, 0);
    expect(bytes).toBeLessThanOrEqual(24 * 1024 * 1024);
  });

  it('differ from tenant to tenant: five equal ones would mean that no theme was worn', () => {
    const alike = [...stories]
      .filter(([, files]) => files.length === themes.length)
      .filter(([, files]) => {
        const hashes = files.map(file =>
          createHash('sha256')
            .update(readFileSync(join(root, file)))
            .digest('hex'),
        );
        return new Set(hashes).size < themes.length - 1;
      });
    expect(alike.map(([story]) => story)).toEqual([]);
  });
});
