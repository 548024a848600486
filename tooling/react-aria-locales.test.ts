import { describe, expect, it } from 'vitest';
import { languageViolations, withoutOthers } from './react-aria-locales.ts';

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

  it('are the four of the product in what is built', () => {
    const spoken = ['"en-US":', '"nl-NL":', '"de-DE":', '"fr-FR":'];
    expect(languageViolations(new Map([['a.js', spoken.join()]]))).toEqual([]);
    expect(languageViolations(new Map([['a.js', spoken.slice(1).join()]]))).toEqual([
      'No built file has React Aria in en-US.',
    ]);
    expect(languageViolations(new Map([['a.js', `"ar-AE":${spoken.join()}`]]))).toEqual([
      'a.js has all languages of React Aria: look at tooling/react-aria-locales.ts.',
    ]);
  });
});
