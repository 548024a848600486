import type { Locale } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import { isLocale } from './locale.ts';
import { ownNames, rememberLocale, useLocale } from './use-locale.ts';
import { useWords } from './words.ts';

/**
 * The language of the page, and how a person chooses another one. Where its words do not come the page says so in the
 * language that it keeps, and is loaded in the other one when that is tried again: Chromium (153) asks no more for a
 * file that did not come once.
 */
export function useLocaleChoice(): readonly [Locale, (chosen: string) => void] {
  const [present, change] = useLocale();
  const { show } = useToasts();
  const t = useWords();

  function choose(chosen: string): void {
    if (isLocale(chosen)) change(chosen).catch(() => tell(chosen));
  }
  function tell(locale: Locale): void {
    show({
      tone: 'error',
      text: t($ => $.shell.languageFailed, { language: ownNames[locale] }),
      action: {
        label: t($ => $.shell.tryAgain),
        onPress() {
          // Nothing would come in the place of this page.
          if (!navigator.onLine) return choose(locale);
          rememberLocale(locale);
          location.reload();
        },
      },
    });
  }
  return [present, choose];
}
