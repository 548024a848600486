import { useOverview } from '@dossier/api/workflows';
import { StackedBarChart } from '@dossier/ui/charts';
import { registrationType } from '@dossier/validators/vocabularies';
import type { WidgetProps } from '../../shared/widget.ts';
import { formatMonth } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import { daysOf, listHref } from './dashboard-address.ts';
import { Waiting } from './Waiting.tsx';

/** How many registrations began in each month, by kind (4.9, 2). */
export function ByMonth({ months }: WidgetProps) {
  const t = useTranslations('dashboard');
  const [locale] = useLocale();
  const textOf = useVocabularyText();
  const overview = useOverview({ months });
  const title = t($ => $.dashboard.widgets.months, { count: Number(months) });
  if (!overview.data) return <Waiting title={title} of={overview} />;
  const from = `${overview.data.months[0]?.month}-01`;
  return (
    <StackedBarChart
      title={title}
      series={registrationType.codes.map(code => ({
        id: code,
        label: textOf('registrationType', code),
        href: listHref({ type: code, from }),
      }))}
      totalHref={listHref({ from })}
      rows={overview.data.months.map(({ month, ...counts }) => ({
        id: month,
        label: formatMonth(month, locale, months === '24'),
        href: listHref(daysOf(month)),
        values: registrationType.codes.map(type => ({
          value: counts[type],
          href: listHref({ type, ...daysOf(month) }),
        })),
      }))}
    />
  );
}
