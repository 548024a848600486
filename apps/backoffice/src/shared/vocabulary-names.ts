import type { Locale } from '@dossier/ui/messages';
import { accessVocabularies } from '@dossier/ui/vocabularies/access';
import { documentVocabularies } from '@dossier/ui/vocabularies/document';
import { partyVocabularies } from '@dossier/ui/vocabularies/party';
import { recordVocabularies } from '@dossier/ui/vocabularies/record';
import { workVocabularies } from '@dossier/ui/vocabularies/work';
import type { VocabularyTexts } from '@dossier/validators/vocabularies';
import { loadOnce } from './load-once.ts';

const groups = {
  access: accessVocabularies,
  record: recordVocabularies,
  document: documentVocabularies,
  party: partyVocabularies,
  work: workVocabularies,
};

export type VocabularyGroup = keyof typeof groups;
export type VocabularyIn<Group extends VocabularyGroup> = {
  [Name in Group]: keyof VocabularyTexts &
    keyof Awaited<ReturnType<(typeof groups)[Name]['en-US']>>['vocabularies'];
}[Group];

const load = (group: VocabularyGroup) =>
  loadOnce(async (locale: Locale): Promise<Partial<VocabularyTexts>> => {
    const { vocabularies } = await groups[group][locale]();
    return vocabularies;
  });

export const vocabularyNames = {
  access: load('access'),
  record: load('record'),
  document: load('document'),
  party: load('party'),
  work: load('work'),
};
