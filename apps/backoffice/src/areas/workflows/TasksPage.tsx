import { taskScopes } from '@dossier/api/contract';
import { useProcesses, type Process } from '@dossier/api/workflows';
import { DataTable, type DataTableColumn } from '@dossier/ui/data-table';
import { EmptyState } from '@dossier/ui/empty-state';
import { Cluster, Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { Pagination } from '@dossier/ui/pagination';
import { ViewTabs } from '@dossier/ui/view-tabs';
import { useLocation, useSearch } from 'wouter';
import { formatCount, formatMoment } from '../../shared/format.ts';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { useNow } from '../../shared/now.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { RegistrationStatus } from '../../shared/RegistrationStatus.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import { queryOf, readTasks, tasksAddress, tasksOnPage } from './tasks-address.ts';

/** S1 §2, /administration/tasks: the work that runs, what no one has touched for longest first. */
export function TasksPage() {
  const t = useTranslations('workflows');
  const [locale] = useLocale();
  const [, navigate] = useLocation();
  const state = readTasks(new URLSearchParams(useSearch()));
  const list = useProcesses(queryOf(state));
  const columns = useTaskColumns();
  const title = t($ => $.workflows.tasks.title);
  usePageTitle(title);
  const { data, error } = list;
  const offset = (state.page - 1) * tasksOnPage;
  const total = data?.total ?? 0;

  return (
    <Stack isFilling>
      <PageHeader title={title}>
        {data
          ? t($ => $.workflows.tasks.summary, {
              count: data.counts.mine,
              formatted: formatCount(data.counts.mine, locale),
            })
          : null}
      </PageHeader>
      <ViewTabs
        label={t($ => $.workflows.tasks.scopes.label)}
        current={state.scope}
        onChange={({ href }) => navigate(href)}
        views={taskScopes.map(scope => ({
          id: scope,
          label: t($ => $.workflows.tasks.scopes[scope]),
          href: tasksAddress({ scope, page: 1 }),
          ...(data && { count: formatCount(data.counts[scope], locale) }),
        }))}
      />
      <DataTable
        caption={title}
        columns={columns}
        rows={data?.items ?? noTasks}
        rowKey={task => task.processId}
        rowHref={task => `/administration/registrations/${task.entityId}`}
        total={total}
        offset={offset}
        isLoading={!data && !error}
        isStale={list.isValidating && data !== undefined}
        message={
          error ? (
            <LoadFailed
              error={error}
              title={t($ => $.workflows.tasks.failed)}
              onRetry={() => void list.mutate()}
            />
          ) : data?.items.length === 0 ? (
            <EmptyState title={t($ => $.workflows.tasks.empty.title)}>
              {t($ => $.workflows.tasks.empty[state.scope])}
            </EmptyState>
          ) : undefined
        }
      />
      {total > tasksOnPage && (
        <Cluster justify="end">
          <Pagination
            label={t($ => $.workflows.tasks.pages.label)}
            summary={t($ => $.workflows.tasks.pages.range, {
              from: formatCount(offset + 1, locale),
              to: formatCount(Math.min(offset + tasksOnPage, total), locale),
              total: formatCount(total, locale),
            })}
            previous={state.page > 1 ? tasksAddress({ ...state, page: state.page - 1 }) : undefined}
            next={offset + tasksOnPage < total ? tasksAddress({ ...state, page: state.page + 1 }) : undefined}
            previousLabel={t($ => $.workflows.tasks.pages.previous)}
            nextLabel={t($ => $.workflows.tasks.pages.next)}
          />
        </Cluster>
      )}
    </Stack>
  );
}

const noTasks: readonly Process[] = [];

function useTaskColumns(): readonly DataTableColumn<Process>[] {
  const t = useTranslations('workflows');
  const [locale] = useLocale();
  const textOf = useVocabularyText('work');
  const now = useNow();
  const texts = t($ => $.workflows.tasks.columns, { returnObjects: true });
  const nobody = t($ => $.workflows.tasks.nobody);
  return [
    { id: 'client', header: texts.client, isPrimary: true, minWidth: 180, text: task => task.entityName },
    { id: 'type', header: texts.type, text: task => textOf('workflowType', task.workflowType) },
    {
      id: 'status',
      header: texts.status,
      minWidth: 130,
      text: task => textOf('registrationStatus', task.status),
      cell: task => <RegistrationStatus code={task.status} />,
    },
    { id: 'assignee', header: texts.assignee, text: task => task.assignee ?? nobody },
    {
      id: 'createdAt',
      header: texts.started,
      align: 'end',
      text: task => formatMoment(task.createdAt, now, locale),
    },
    {
      id: 'updatedAt',
      header: texts.touched,
      align: 'end',
      text: task => formatMoment(task.updatedAt, now, locale),
    },
  ];
}
