import { personDocumentType } from '@dossier/validators/vocabularies';
import { useVocabularyText } from './vocabulary-text.ts';

/** What a kind of document is called where no one knows any more whose it was. */
export function useAnyKindText(): (kind: string) => string {
  const codeText = useVocabularyText('document');
  return kind => codeText(personDocumentType.is(kind) ? 'personDocumentType' : 'entityDocumentType', kind);
}
