import { formatCount } from '../../shared/format.ts';
import type { ListTexts } from '../../shared/list-kit/description.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTexts, useTranslations } from '../../shared/translations.ts';
import type { ClientList } from './list-filters.ts';

/** The texts of a list of clients; what every list says in the same words is said by that of registrations. */
export function useClientListTexts(which: ClientList['texts']): ListTexts {
  const t = useTranslations('clients', 'registrations');
  const [locale] = useLocale();
  const { pages, views, filters, bulk, export: exportLabel, nothingToExport } = useTexts('registrations');
  const texts = useTexts('clients')[which];
  const counted = (count: number) => ({ count, formatted: formatCount(count, locale) });
  return {
    title: texts.title,
    caption: texts.title,
    failed: texts.failed,
    summary: count => t($ => $.clients[which].summary, counted(count)),
    results: count => t($ => $.clients[which].results, counted(count)),
    export: exportLabel,
    nothingToExport,
    search: { label: texts.searchLabel, placeholder: texts.search, clear: filters.clear },
    pages: {
      ...pages,
      range: (from, to, total) =>
        t($ => $.registrations.pages.range, {
          from: formatCount(from, locale),
          to: formatCount(to, locale),
          total: formatCount(total, locale),
        }),
    },
    views: {
      ...views,
      actions: name => t($ => $.registrations.views.actions, { name }),
      entered: count => t($ => $.registrations.views.entered, counted(count)),
    },
    bulk,
  };
}
