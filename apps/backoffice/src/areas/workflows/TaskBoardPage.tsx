import { useCurrentUser } from '@dossier/api/access';
import { useTaskBoard, type TaskBoard } from '@dossier/api/workflows';
import { Board } from '@dossier/ui/board';
import { BarChart } from '@dossier/ui/charts';
import { Columns, Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { Skeleton } from '@dossier/ui/skeleton';
import { useLocation, useSearch } from 'wouter';
import { formatCount } from '../../shared/format.ts';
import { readKeysEnabled } from '../../shared/keys-enabled.ts';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useTexts, useTranslations } from '../../shared/translations.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { boardAddress, queryOf, readBoard, type BoardState } from './board-address.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardFigures } from './BoardFigures.tsx';
import { MyApprovals } from './MyApprovals.tsx';
import { TaskFoot } from './TaskFoot.tsx';
import { TaskViews } from './TaskViews.tsx';
import { useNextTask } from './use-next-task.ts';
import { useAssignTask } from './use-assign-task.ts';
import { useBoardColumns } from './use-board-columns.tsx';
import { useChosenCards } from './use-chosen-cards.ts';

/** S1 §2, /administration/task: the team's work by how far it is, what waits for the reader, and how it goes (4.11). */
export function TaskBoardPage() {
  const t = useTranslations('board', 'workflows');
  const [locale] = useLocale();
  const [, navigate] = useLocation();
  const state = readBoard(new URLSearchParams(useSearch()));
  const board = useTaskBoard(queryOf(state));
  const columns = useBoardColumns(board.data, state);
  const onKey = useBoardKey(board.data);
  const go = (change: Partial<BoardState>) => navigate(boardAddress({ ...state, ...change }));
  const title = t($ => $.board.title);
  usePageTitle(title);
  const { data, error } = board;
  const openTasks = data ? openTasksOf(data) : noTasks;
  const chosen = useChosenCards(JSON.stringify(queryOf(state)), openTasks);
  useNextTask(data && openTasks);
  const texts = useTexts('board');
  const open = data && data.columns.open.total + data.columns.inProgress.total + data.columns.review.total;

  return (
    <Stack gap="section">
      <PageHeader title={title} actions={<TaskViews current="board" />}>
        {open === undefined
          ? null
          : t($ => $.board.summary, { count: open, formatted: formatCount(open, locale) })}
      </PageHeader>
      <BoardFilters state={state} counts={data?.counts} onGo={go} />
      <Columns count="aside">
        {error ? (
          <LoadFailed error={error} title={texts.failed} onRetry={() => void board.mutate()} />
        ) : data ? (
          <Stack>
            <Board
              aria-label={title}
              columns={columns}
              selectedIds={chosen.selectedIds}
              onSelect={chosen.selectIds}
              hasKeys={readKeysEnabled()}
              onKey={onKey}
            />
            <TaskFoot total={openTasks.length} chosen={chosen} isOwn={chosen.isOwn} />
          </Stack>
        ) : (
          <Skeleton height="20rem" />
        )}
        <Stack gap="section">
          <MyApprovals />
          {data && data.people.length > 0 && <People people={data.people} />}
        </Stack>
      </Columns>
      {data?.figures && <BoardFigures figures={data.figures} />}
    </Stack>
  );
}

const noTasks: ReturnType<typeof openTasksOf> = [];

/** What is open on a board, what waits for a decision first. */
const openTasksOf = ({ columns: { open, inProgress, review } }: TaskBoard) =>
  [review, inProgress, open].flatMap(({ items }) => items);

/** `i` takes the task whose card has the focus. */
function useBoardKey(board: TaskBoard | undefined) {
  const t = useTranslations('board', 'workflows');
  const me = useCurrentUser().data;
  const assign = useAssignTask();
  return (key: string, id: string): boolean => {
    const tasks = board ? Object.values(board.columns).flatMap(({ items }) => items) : [];
    const task = tasks.find(({ processId }) => processId === id);
    if (key !== 'i' || !me || !task || task.assignee_id === me._id || task.daysLeft === null) return false;
    void assign(
      task,
      me._id,
      t($ => $.workflows.tasks.assignedToMe, { name: task.entityName }),
    );
    return true;
  };
}

/** Who has how much in progress; each figure leads to the list. */
function People({ people }: { readonly people: TaskBoard['people'] }) {
  const t = useTranslations('board', 'workflows');
  return (
    <BarChart
      title={t($ => $.board.people)}
      variant="sheet"
      items={people.map(({ _id, name, count }) => ({
        id: _id,
        label: name,
        value: count,
        href: `/administration/registrations?${new URLSearchParams({ assignee: _id, status: 'INCOMPLETE' }).toString()}`,
      }))}
    />
  );
}
