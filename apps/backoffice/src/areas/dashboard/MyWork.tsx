import { workKinds, type WorkItem } from '@dossier/api/contract';
import { useRegistrations } from '@dossier/api/registrations';
import { useMyWork } from '@dossier/api/workflows';
import { CountList } from '@dossier/ui/count-list';
import { DataTable } from '@dossier/ui/data-table';
import { EmptyState } from '@dossier/ui/empty-state';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import { ViewTabs } from '@dossier/ui/view-tabs';
import { useLocation, useSearch } from 'wouter';
import type { WidgetProps } from '../../shared/widget.ts';
import { formatCount } from '../../shared/format.ts';
import { nextStepAddress } from '../../shared/next-step-address.ts';
import { useMayDecide } from '../../shared/use-may-decide.ts';
import { settingsPageAddresses } from '../../shared/settings-sections.ts';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { dashboardAddress, readKind } from './dashboard-address.ts';
import { mine, unassigned } from './dashboard-queries.ts';
import { useWorkColumns } from './work-columns.tsx';

/** What there is to do today, the most urgent first (4.9, 1); and how much is open, with the reader and with no one. */
export function MyWork({ months }: WidgetProps) {
  const t = useTranslations('dashboard');
  const [locale] = useLocale();
  const [, navigate] = useLocation();
  const kind = readKind(new URLSearchParams(useSearch()));
  const { data, error, isValidating, mutate } = useMyWork({ kind });
  const columns = useWorkColumns();
  const mayDecide = useMayDecide();
  const registrations = useRegistrations(mine);
  const nobodys = useRegistrations(unassigned);
  const figure = (total: number | undefined) => (total ? formatCount(total, locale) : null);
  const texts = t($ => $.dashboard.work, { returnObjects: true });
  const title = t($ => $.dashboard.widgets.work);
  const sum = data && Object.values(data.counts).reduce((all, count) => all + count, 0);
  const countOf = (count: number | undefined) => count !== undefined && { count: formatCount(count, locale) };
  return (
    <Section title={title} actions={<Link href="/administration/tasks">{texts.allTasks}</Link>}>
      <ViewTabs
        label={texts.kinds.label}
        current={kind ?? 'all'}
        onChange={({ href }) => navigate(href, { replace: true })}
        views={[
          { id: 'all', label: texts.kinds.all, href: dashboardAddress(months), ...countOf(sum) },
          ...workKinds.map(id => ({
            id,
            label: texts.kinds[id],
            href: dashboardAddress(months, id),
            ...countOf(data?.counts[id]),
          })),
        ]}
      />
      <DataTable
        variant="plain"
        caption={title}
        columns={columns}
        rows={data?.items ?? []}
        rowKey={({ kind: workKind, subject }) => `${workKind} ${subject.type} ${subject.id}`}
        rowHref={item => addressOf(item, mayDecide)}
        isLoading={!data && !error}
        isStale={isValidating && data !== undefined}
        message={
          error && !data ? (
            <LoadFailed error={error} onRetry={() => void mutate()} />
          ) : data?.items.length === 0 ? (
            <EmptyState title={texts.nothing} />
          ) : undefined
        }
      />
      <CountList
        layout="line"
        items={[
          {
            id: 'mine',
            label: texts.mine,
            count: figure(registrations.data?.total),
            href: '/administration/registrations?assignee=me',
          },
          {
            id: 'unassigned',
            label: texts.unassigned,
            count: figure(nobodys.data?.total),
            href: '/administration/registrations?assignee=none',
          },
        ]}
      />
    </Section>
  );
}

/** Where the work is done. */
function addressOf({ kind, subject: { type, id }, next }: WorkItem, mayDecide: boolean): string {
  if (type === 'user') return settingsPageAddresses.users;
  if (type === 'group') return `${settingsPageAddresses.groups}&group=${id}`;
  if (type === 'process') return `/administration/workflow/${id}`;
  if (type === 'settings') return settingsPageAddresses.workflows;
  if (type === 'authentication' || type === 'restrictedClients') return settingsPageAddresses[type];
  return kind === 'mention'
    ? `/administration/registrations/${id}?section=comments`
    : nextStepAddress(id, next, mayDecide);
}
