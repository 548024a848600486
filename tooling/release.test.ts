import { expect, it } from 'vitest';
import { changelogOf, newsOf } from './release.ts';

const before = '# Changelog of a\n\nWhat is new.\n\n## Unreleased\n\n- old news\n';

it('gives the news a version and a date, and leaves room for the next', () => {
  expect(changelogOf(before, '0.2.0', '2026-11-24', '- news')).toBe(
    '# Changelog of a\n\nWhat is new.\n\n## Unreleased\n\n## 0.2.0 (2026-11-24)\n\n- news\n\n- old news\n',
  );
  expect(() => changelogOf('# Changelog\n', '0.2.0', '2026-11-24')).toThrow('no place to stand');
});

it('reads what the tool wrote of a version, without its headings', () => {
  const after = `${before}\n## 0.2.0\n\n### Minor Changes\n\n- one\n  more of it\n- two\n\n## 0.1.0\n\nThe first.\n`;
  expect(newsOf(after, '0.2.0')).toBe('- one\n  more of it\n- two');
  expect(newsOf(before, '0.2.0')).toBe('');
});
