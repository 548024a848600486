import type { Document } from '@dossier/api/documents';
import { Status } from '@dossier/ui/status';
import { daysUntil, formatDay } from '../../../shared/format.ts';
import { useNow } from '../../../shared/now.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTranslations } from '../../../shared/translations.ts';

/** Days before its end from which a document is worth a look (4-expectations row 137). */
const soon = 60;

/** Until when a document counts, or since when it does not. One without an end says nothing. */
export function DocumentStatus({ document: { countsUntil } }: { readonly document: Document }) {
  const t = useTranslations('documents');
  const [locale] = useLocale();
  const now = useNow();
  if (countsUntil === null) return null;
  const left = daysUntil(countsUntil, now);
  const date = formatDay(countsUntil, locale);
  if (left < 0) return <Status tone="danger">{t($ => $.documents.state.over, { date })}</Status>;
  if (left <= soon) return <Status tone="warning">{t($ => $.documents.state.soon, { date })}</Status>;
  return <Status tone="success">{t($ => $.documents.state.valid, { date })}</Status>;
}
