import type { PartyNode } from '@dossier/api/contract';
import { personDocumentType } from '@dossier/validators/vocabularies';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';

/** What a document is called, of whomever it is. */
export function useKindText(): (party: PartyNode | undefined, kind: string) => string {
  const codeText = useVocabularyText();
  return (party, kind) => codeText(party?.legalEntity ? 'entityDocumentType' : 'personDocumentType', kind);
}

/** What a kind of document is called where nobody knows any more whose it was. */
export function useAnyKindText(): (kind: string) => string {
  const codeText = useVocabularyText();
  return kind => codeText(personDocumentType.is(kind) ? 'personDocumentType' : 'entityDocumentType', kind);
}
