import type { NextStep } from '@dossier/api/contract';
import { formatCount } from './format.ts';
import { useTranslations } from './translations.ts';
import { useLocale } from './use-locale.ts';

/** What has to be done next, as far as a page knows it without the names of fields. */
export function useNextStep(): (next: NextStep) => string {
  const t = useTranslations('workflows');
  const [locale] = useLocale();
  return ({ kind, missing }) =>
    kind === 'add'
      ? t($ => $.workflows.next.missing, { count: missing, formatted: formatCount(missing, locale) })
      : t($ => $.workflows.next.kinds[kind]);
}
