import { taskScopes, taskSorts, type TaskSort } from '@dossier/api/contract';
import { useProcesses, type Process } from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { DataTable, type DataTableSort } from '@dossier/ui/data-table';
import { EmptyState } from '@dossier/ui/empty-state';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { ViewTabs } from '@dossier/ui/view-tabs';
import { Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { formatCount } from '../../shared/format.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { useMayDecide } from '../../shared/use-may-decide.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { taskAddress } from './task-address.ts';
import { useTaskColumns } from './task-columns.tsx';
import { TaskViews } from './TaskViews.tsx';
import { TaskFilters } from './TaskFilters.tsx';
import { TaskFoot } from './TaskFoot.tsx';
import { TaskPages } from './TaskPages.tsx';
import {
  changeTasks,
  noFilters,
  queryOf,
  readTasks,
  tasksAddress,
  tasksOnPage,
  type TasksState,
} from './tasks-address.ts';
import { useChosenTasks } from './batch/use-chosen-tasks.ts';
import { useNextTask } from './use-next-task.ts';
import { useTaskActions } from './use-task-actions.tsx';

const SnoozeTask = lazyPart(async () => (await import('./SnoozeTask.tsx')).SnoozeTask);

/** S1 §2, /administration/tasks: the work that runs, what is due first of all, with what has to be done next. */
export function TasksPage() {
  const t = useTranslations('workflows', 'tasks');
  const [locale] = useLocale();
  const [, navigate] = useLocation();
  const state = readTasks(new URLSearchParams(useSearch()));
  const list = useProcesses(queryOf(state));
  const columns = useTaskColumns(state.scope === 'snoozed');
  const [snoozing, setSnoozing] = useState<Process | null>(null);
  const isOwn = state.scope === 'mine' || state.scope === 'snoozed';
  const rowActions = useTaskActions(isOwn, setSnoozing);
  const chosen = useChosenTasks(queryOf(state), list.data?.items ?? noTasks);
  const mayDecide = useMayDecide();
  const go = (change: Partial<TasksState>) => navigate(tasksAddress(changeTasks(state, change)));
  const title = t($ => $.workflows.tasks.title);
  usePageTitle(title);
  const { data, error } = list;
  useNextTask(data?.items);
  const isFiltered = state.due !== undefined || state.status !== undefined || state.type !== undefined;
  const offset = (state.page - 1) * tasksOnPage;
  const total = data?.total ?? 0;

  return (
    <Stack isFilling>
      <PageHeader title={title} actions={<TaskViews current="list" />}>
        {data &&
          t($ => $.workflows.tasks.summary, {
            count: data.counts[state.scope],
            formatted: formatCount(data.counts[state.scope], locale),
            overdue: formatCount(data.counts.overdue, locale),
          })}
      </PageHeader>
      <div className="grid gap-field lg:relative">
        <ViewTabs
          label={t($ => $.workflows.tasks.scopes.label)}
          current={state.scope}
          onChange={({ href }) => navigate(href)}
          views={taskScopes.map(scope => ({
            id: scope,
            label: t($ => $.workflows.tasks.scopes[scope]),
            href: tasksAddress(changeTasks(state, { scope })),
            ...(data && { count: formatCount(data.counts[scope], locale) }),
          }))}
        />
        {/* At the end of the line of views, where there is room. */}
        <div className="lg:absolute lg:end-0 lg:bottom-2">
          <TaskFilters state={state} counts={data?.counts} onGo={go} />
        </div>
      </div>
      <DataTable
        caption={title}
        columns={columns}
        rows={data?.items ?? noTasks}
        rowKey={task => task.processId}
        rowHref={task => taskAddress(task, mayDecide)}
        rowActions={rowActions}
        selection={chosen.selection}
        onSelect={chosen.select}
        sorts={[
          {
            column: state.sort.replace(/^-/, ''),
            direction: state.sort.startsWith('-') ? 'descending' : 'ascending',
          },
        ]}
        onSort={([sort]) => go({ sort: sortOf(sort) })}
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
            isFiltered ? (
              <EmptyState
                title={t($ => $.tasks.empty.filterTitle)}
                action={<Button onClick={() => go(noFilters)}>{t($ => $.tasks.filters.clear)}</Button>}
              />
            ) : (
              <EmptyState title={t($ => $.tasks.empty.title)}>
                {t($ => $.tasks.empty[state.scope])}
              </EmptyState>
            )
          ) : undefined
        }
      />
      <TaskFoot total={total} chosen={chosen} isOwn={isOwn}>
        <TaskPages state={state} total={total} />
      </TaskFoot>
      {snoozing && (
        <Suspense fallback={null}>
          <SnoozeTask task={snoozing} onClose={() => setSnoozing(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

const noTasks: readonly Process[] = [];

/** The next order; as usual where none is asked for. */
const sortOf = (sort: DataTableSort | undefined): TaskSort =>
  taskSorts.find(code => code === `${sort?.direction === 'descending' ? '-' : ''}${sort?.column}`) ?? 'due';
