import type { PartyNode } from '@dossier/api/contract';
import { useVocabularyText } from '../vocabulary-text.ts';

export function useKindText(): (party: PartyNode | undefined, kind: string) => string {
  const codeText = useVocabularyText('document');
  return (party, kind) => codeText(party?.legalEntity ? 'entityDocumentType' : 'personDocumentType', kind);
}
