import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { languages } from '../packages/validators/src/vocabularies/languages.ts';
import { root } from './files.ts';
import { withoutOthers } from './react-aria-locales.ts';

const dictionary = [
  'import $a from "../intl/toast/ar-AE.mjs";',
  'import $n from "../intl/toast/nl-NL.mjs";',
  '$x = {',
  '    "ar-AE": $a,',
  '    "nl-NL": $n',
  '};',
].join('\n');

describe('the languages of React Aria', () => {
  it('are taken out of a dictionary, import and all', () => {
    expect(withoutOthers(dictionary, 'toast')).toBe(
      'import $n from "../intl/toast/nl-NL.mjs";\n$x = {\n    "nl-NL": $n\n};',
    );
  });

  it('fail the build where a dictionary is written in another way', () => {
    expect(() => withoutOthers('export default JSON.parse("{}");', 'toast')).toThrow('no language was found');
  });

  it('are four in the back office as it is built', { timeout: 240_000 }, async () => {
    const apps = join(root, 'apps/backoffice');
    const { output } = (await build({
      root: apps,
      configFile: join(apps, 'vite.config.ts'),
      logLevel: 'silent',
      build: { write: false, minify: false },
    })) as Rolldown.RolldownOutput;
    const modules = output.flatMap(file => (file.type === 'chunk' ? file.moduleIds : []));
    const spoken = modules.flatMap(
      id => /\/react-(?:aria|stately|aria-components)\/.*\/([a-z]{2}-[A-Z]{2})\.m?js$/.exec(id)?.[1] ?? [],
    );
    expect(new Set(spoken)).toEqual(new Set(languages));
  });
});
