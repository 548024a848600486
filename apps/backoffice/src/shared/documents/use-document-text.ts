import { useAnyKindText } from '../use-any-kind-text.ts';
import { useTranslations } from '../translations.ts';

/** What a paper that is asked for is called: by its kind, where it is one. */
export function useDocumentText(): (documentKind: string) => string {
  const t = useTranslations('record');
  const kindText = useAnyKindText();
  return documentKind =>
    documentKind === 'identity' ? t($ => $.record.missing.identity) : kindText(documentKind);
}
