import type { Document } from '@dossier/api/documents';
import { Status } from '@dossier/ui/status';
import { daysUntil, formatDay } from '../format.ts';
import { useNow } from '../now.ts';
import { useLocale } from '../use-locale.ts';
import { useTranslations } from '../translations.ts';
import { soonDays } from './soon.ts';

/** Until when a document counts, or since when it does not. One without an end says nothing. */
export function DocumentStatus({ document: { countsUntil } }: { readonly document: Document }) {
  const t = useTranslations('documents');
  const [locale] = useLocale();
  const now = useNow();
  if (countsUntil === null) return null;
  const left = daysUntil(countsUntil, now);
  const date = formatDay(countsUntil, locale);
  if (left < 0) return <Status tone="danger">{t($ => $.documents.state.over, { date })}</Status>;
  if (left <= soonDays) return <Status tone="warning">{t($ => $.documents.state.soon, { date })}</Status>;
  return <Status tone="success">{t($ => $.documents.state.valid, { date })}</Status>;
}
