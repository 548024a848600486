import { expect, it } from 'vitest';
import { lateWordsOf } from './few-files.ts';

it('a page begins with the words of all that it is made of, and not of what it opens later', () => {
  const at = (name: string) => `/app/src/locales/nl-NL/${name}.ts`;
  const module = (importedIds: readonly string[], dynamicallyImportedIds: readonly string[] = []) => ({
    importedIds,
    dynamicallyImportedIds,
  });
  const modules = new Map([
    ['page', module(['record-words', 'i18n', 'section'], ['dialog'])],
    ['section', module(['page'])],
    ['dialog', module(['view-words'])],
    ['record-words', module([], [at('late/record')])],
    ['view-words', module([], [at('views')])],
    ['i18n', module([], [at('outside'), at('everyday')])],
  ]);
  const infoOf = (id: string) => modules.get(id) ?? null;
  expect(lateWordsOf('page', infoOf)).toEqual([at('late/record')]);
  expect(lateWordsOf('dialog', infoOf)).toEqual([at('views')]);
});
