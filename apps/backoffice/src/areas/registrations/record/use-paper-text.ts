import { entityDocumentType, personDocumentType } from '@dossier/validators/vocabularies';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { useWords } from '../../../shared/words.ts';

/** What a paper that is asked for is called: by its kind, where it is one. */
export function usePaperText(): (paper: string) => string {
  const t = useWords();
  const codeText = useVocabularyText();
  return paper => {
    if (paper === 'identity') return t($ => $.record.missing.identity);
    const { name } = personDocumentType.is(paper) ? personDocumentType : entityDocumentType;
    return codeText(name, paper);
  };
}
