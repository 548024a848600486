import { useOverview } from '@dossier/api/workflows';
import { FunnelChart } from '@dossier/ui/charts';
import { CountList } from '@dossier/ui/count-list';
import type { WidgetProps } from '../../shared/widget.ts';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import { listHref } from './dashboard-address.ts';
import { Waiting } from './Waiting.tsx';

/** How far the registrations of the period came, and how long each stage took (4.9, 4). */
export function Pipeline({ months }: WidgetProps) {
  const t = useTranslations('dashboard');
  const [locale] = useLocale();
  const textOf = useVocabularyText();
  const overview = useOverview({ months });
  const title = t($ => $.dashboard.widgets.pipeline);
  const texts = t($ => $.dashboard.pipeline, { returnObjects: true });
  if (!overview.data) return <Waiting title={title} of={overview} />;
  const { pipeline, months: shown } = overview.data;
  if (!pipeline) return null;
  const from = `${shown[0]?.month}-01`;
  const days = (id: string) => {
    const median = pipeline.stages.find(({ status }) => status === id)?.medianDays ?? null;
    return median === null ? '—' : formatCount(Math.round(median * 10) / 10, locale);
  };
  const ended = [
    { id: 'REJECTED', label: texts.rejected, count: pipeline.rejected },
    { id: 'DELETED', label: texts.deleted, count: pipeline.deleted },
  ];
  return (
    <FunnelChart
      title={title}
      stages={pipeline.stages.map(({ status, reached }) => ({
        id: status,
        label: textOf('registrationStatus', status),
        value: reached,
        // All of them began incomplete.
        href: listHref(status === 'INCOMPLETE' ? { from } : { from, reached: status }),
      }))}
      measure={{ label: texts.days, of: days }}
      footer={
        <CountList
          layout="line"
          items={ended.map(({ id, label, count }) => ({
            id,
            label,
            count: count === 0 ? null : formatCount(count, locale),
            href: listHref({ from, status: id }),
          }))}
        />
      }
    />
  );
}
