import { formatCount } from '../../shared/format.ts';
import type { ListTexts } from '../../shared/list-kit/description.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTexts, useTranslations } from '../../shared/translations.ts';

export function useListTexts(): ListTexts {
  const t = useTranslations('registrations');
  const [locale] = useLocale();
  const texts = useTexts('registrations');
  const counted = (count: number) => ({ count, formatted: formatCount(count, locale) });
  return {
    title: texts.title,
    caption: texts.caption,
    failed: texts.failed.title,
    summary: count => t($ => $.registrations.summary, counted(count)),
    results: count => t($ => $.registrations.results, counted(count)),
    export: texts.export,
    nothingToExport: texts.nothingToExport,
    search: { label: texts.searchLabel, placeholder: texts.search, clear: texts.filters.clear },
    pages: {
      ...texts.pages,
      range: (from, to, total) =>
        t($ => $.registrations.pages.range, {
          from: formatCount(from, locale),
          to: formatCount(to, locale),
          total: formatCount(total, locale),
        }),
    },
    views: {
      ...texts.views,
      actions: name => t($ => $.registrations.views.actions, { name }),
      entered: count => t($ => $.registrations.views.entered, counted(count)),
    },
    bulk: texts.bulk,
  };
}
