'use client';
import type { VocabularyTexts } from '@dossier/validators/vocabularies';
import { useMessages } from './MessagesProvider.tsx';

/** Names a code of a vocabulary in the reader's language. A code that is not known stays as it is: visible beats silent. */
export type VocabularyText = (vocabulary: keyof VocabularyTexts, code: string) => string;

export function useVocabularyText(): VocabularyText {
  const { vocabularies } = useMessages();
  return (vocabulary, code) => {
    const texts: Readonly<Record<string, string>> = vocabularies[vocabulary] ?? {};
    return texts[code] ?? code;
  };
}
