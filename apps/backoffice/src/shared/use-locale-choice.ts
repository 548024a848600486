import type { Locale } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import { isLocale } from './locale.ts';
import { ownNames, useLocale } from './use-locale.ts';
import { useTranslations } from './translations.ts';

/**
 * The language of the page, and how a person chooses another one. Where its texts do not load the page keeps its own and
 * says so: Chromium (153) asks for them only once, and then with the next page, which begins with what was chosen.
 */
export function useLocaleChoice(): readonly [Locale, (chosen: string) => void] {
  const [present, change] = useLocale();
  const { show } = useToasts();
  const t = useTranslations();
  const choose = (chosen: string) => {
    if (!isLocale(chosen)) return;
    change(chosen).catch(() =>
      show({ tone: 'error', text: t($ => $.common.languageFailed, { language: ownNames[chosen] }) }),
    );
  };
  return [present, choose];
}
