import { locales } from '@dossier/ui/messages';
import { expect, it } from 'vitest';
import { languagesOf } from './use-locale.ts';

it('names each language as the browser does in that language', () => {
  for (const { code, name } of languagesOf(locales)) {
    const languageName = new Intl.DisplayNames(code, { type: 'language' }).of(code.slice(0, 2)) ?? '';
    expect(name).toBe(languageName.charAt(0).toLocaleUpperCase(code) + languageName.slice(1));
  }
});
