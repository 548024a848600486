import { useVocabularyText as useCommonText, type CommonVocabulary } from '@dossier/ui/messages';
import { use } from 'react';
import { useI18n } from './translations.ts';
import { vocabularyNames, type VocabularyGroup, type VocabularyIn } from './vocabulary-names.ts';

/** Names a code of a vocabulary in the reader's language; an unknown code stays as it is. */
export type VocabularyText<Group extends VocabularyGroup = never> = (
  vocabulary: CommonVocabulary | VocabularyIn<Group>,
  code: string,
) => string;

/**
 * Names codes: `const textOf = useVocabularyText('record')`, `textOf('gender', code)`. The vocabularies that most pages
 * show are always there; those of a group suspend while they load, and without it do not compile.
 */
export function useVocabularyText<Group extends VocabularyGroup = never>(
  ...groups: readonly Group[]
): VocabularyText<Group> {
  const [, locale] = useI18n();
  const commonText = useCommonText();
  const names = groups.map(group => use(vocabularyNames[group].load(locale)));
  return (vocabulary, code) => {
    for (const vocabularies of names) {
      const texts: Readonly<Record<string, string>> | undefined = vocabularies[vocabulary];
      if (texts) return texts[code] ?? code;
    }
    return commonText(vocabulary, code);
  };
}

/** The codes of a vocabulary with their names, for a field to choose from: `optionsOf(gender)`. */
export function useVocabularyOptions<Group extends VocabularyGroup = never>(
  ...groups: readonly Group[]
): OptionsOf<Group> {
  const textOf = useVocabularyText(...groups);
  return ({ name, codes }) => codes.map(value => ({ value, label: textOf(name, value) }));
}

type OptionsOf<Group extends VocabularyGroup> = <Code extends string>(vocabulary: {
  readonly name: CommonVocabulary | VocabularyIn<Group>;
  readonly codes: readonly Code[];
}) => { readonly value: Code; readonly label: string }[];
