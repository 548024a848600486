import type { Overview } from '@dossier/api/workflows';
import { useOverview } from '@dossier/api/workflows';
import { DataTable, type DataTableColumn } from '@dossier/ui/data-table';
import { EmptyState } from '@dossier/ui/empty-state';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import type { WidgetProps } from '../../shared/widget.ts';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import { listHref } from './dashboard-address.ts';
import { Waiting } from './Waiting.tsx';

type Load = NonNullable<Overview['team']>[number];

const open = ['INCOMPLETE', 'COMPLETE'] as const;

/** Who has how much to do (4.9, 8): for an Admin. */
export function TeamLoad({ months }: WidgetProps) {
  const t = useTranslations('dashboard');
  const columns = useLoadColumns();
  const overview = useOverview({ months });
  const title = t($ => $.dashboard.widgets.team);
  if (!overview.data) return <Waiting title={title} of={overview} />;
  const { team } = overview.data;
  if (!team) return null;
  return (
    <Section title={title}>
      <DataTable
        variant="plain"
        caption={title}
        columns={columns}
        rows={team}
        rowKey={({ assigneeId }) => assigneeId ?? 'nobody'}
        message={team.length === 0 ? <EmptyState title={t($ => $.dashboard.team.empty)} /> : undefined}
      />
    </Section>
  );
}

function useLoadColumns(): readonly DataTableColumn<Load>[] {
  const t = useTranslations('dashboard');
  const [locale] = useLocale();
  const textOf = useVocabularyText();
  const texts = t($ => $.dashboard.team, { returnObjects: true });
  return [
    {
      id: 'person',
      header: texts.person,
      isPrimary: true,
      minWidth: 96,
      text: load => load.name ?? texts.nobody,
    },
    ...open.map(status => ({
      id: status,
      header: textOf('registrationStatus', status),
      align: 'end' as const,
      minWidth: 100,
      text: (load: Load) => formatCount(load.open[status], locale),
      cell: ({ assigneeId, open: counts }: Load) =>
        counts[status] === 0 ? (
          '–'
        ) : (
          <Link href={listHref({ assignee: assigneeId ?? 'none', status })}>
            {formatCount(counts[status], locale)}
          </Link>
        ),
    })),
  ];
}
