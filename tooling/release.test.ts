import { expect, it } from 'vitest';
import { changelogOf, manifestOf } from './release.ts';

it('gives the news a version and a date, and leaves room for the next', () => {
  expect(changelogOf('# Changelog\n\n## Unreleased\n\n- news\n', '0.2.0', '2026-11-24')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-24)\n\n- news\n',
  );
  expect(() => changelogOf('# Changelog\n', '0.2.0', '2026-11-24')).toThrow('Write what is new');
});

it('gives a package and its siblings one version', () => {
  const text = manifestOf(
    '{"name":"a","version":"0.1.0","dependencies":{"@dossier/validators":"0.1.0","uqr":"1.0.0"}}',
    '0.2.0',
  );
  expect(JSON.parse(text)).toEqual({
    name: 'a',
    version: '0.2.0',
    dependencies: { '@dossier/validators': '0.2.0', uqr: '1.0.0' },
  });
});
