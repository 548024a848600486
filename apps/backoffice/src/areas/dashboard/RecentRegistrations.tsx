import { useRegistrations, type RegistrationRow } from '@dossier/api/registrations';
import { DataTable, type DataTableColumn } from '@dossier/ui/data-table';
import { EmptyState } from '@dossier/ui/empty-state';
import { EntityName } from '@dossier/ui/entity-name';
import { Link } from '@dossier/ui/link';
import type { Locale } from '@dossier/ui/messages';
import { Section } from '@dossier/ui/section';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { formatRecent } from '../../shared/format.ts';
import { useNow } from '../../shared/now.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useMayDecide } from '../../shared/use-may-decide.ts';
import { RowStatus } from '../../shared/RegistrationStatus.tsx';
import { useVocabularyText, type VocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations, type Translate } from '../../shared/translations.ts';
import { recent } from './dashboard-queries.ts';

export function RecentRegistrations() {
  const t = useTranslations('dashboard', 'registrations');
  const [locale] = useLocale();
  const textOf = useVocabularyText();
  const now = useNow();
  const mayDecide = useMayDecide();
  const { data, error, mutate } = useRegistrations(recent);
  const title = t($ => $.dashboard.widgets.recent);
  return (
    <Section
      title={title}
      actions={<Link href="/administration/registrations">{t($ => $.dashboard.seeAll)}</Link>}
    >
      <DataTable
        variant="plain"
        caption={title}
        rows={data?.items ?? []}
        rowKey={row => row._id}
        rowHref={row => `/administration/registrations/${row._id}`}
        isLoading={!data && !error}
        message={
          error && !data ? (
            <LoadFailed error={error} onRetry={() => void mutate()} />
          ) : data?.items.length === 0 ? (
            <EmptyState title={t($ => $.dashboard.empty)} />
          ) : undefined
        }
        columns={columnsOf({ t, locale, now, textOf, mayDecide })}
      />
    </Section>
  );
}

const kinds = { INDIVIDUAL: 'person', JOINT: 'people', BUSINESS: 'company' } as const;

interface ColumnContext {
  readonly t: Translate<'dashboard' | 'registrations'>;
  readonly locale: Locale;
  readonly now: Date;
  readonly textOf: VocabularyText;
  readonly mayDecide: boolean;
}

function columnsOf({ t, locale, now, textOf, mayDecide }: ColumnContext): DataTableColumn<RegistrationRow>[] {
  const texts = t($ => $.registrations.columns, { returnObjects: true });
  return [
    {
      id: 'name',
      header: texts.name,
      isPrimary: true,
      minWidth: 160,
      text: row => row.name,
      cell: row => <EntityName kind={kinds[row.type]}>{row.name}</EntityName>,
    },
    {
      id: 'assignee',
      header: texts.assignee,
      minWidth: 110,
      text: row => row.assignee ?? t($ => $.registrations.unassigned),
    },
    {
      id: 'status',
      header: texts.status,
      minWidth: 172,
      text: row => textOf('registrationStatus', row.status),
      cell: row => <RowStatus row={row} mayDecide={mayDecide} />,
    },
    {
      id: 'updatedAt',
      header: texts.updated,
      align: 'end',
      text: row => formatRecent(row.updatedAt, now, locale),
    },
  ];
}
