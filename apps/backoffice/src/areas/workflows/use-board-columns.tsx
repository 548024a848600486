import {
  boardColumns,
  boardDoneDays,
  taskDues,
  type BoardColumn as ColumnName,
  type BoardTask,
  type TaskScope,
} from '@dossier/api/contract';
import { useCurrentUser } from '@dossier/api/access';
import type { TaskBoard } from '@dossier/api/workflows';
import { Avatar } from '@dossier/ui/avatar';
import type { BoardColumn, BoardItem } from '@dossier/ui/board';
import { Button } from '@dossier/ui/button';
import { AssignIcon } from '@dossier/ui/icons';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { AssigneeMenu } from '../../shared/AssigneeMenu.tsx';
import { formatCount, formatDay } from '../../shared/format.ts';
import { useTexts, useTranslations } from '../../shared/translations.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useMayDecide } from '../../shared/use-may-decide.ts';
import type { BoardState } from './board-address.ts';
import { tasksAddress, usualTasks } from './tasks-address.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { isOnboarding, taskAddress } from './task-address.ts';
import { useAssignTask } from './use-assign-task.ts';
import { TaskDue } from './TaskDue.tsx';
import { TaskStatus } from './TaskStatus.tsx';
import { TaskStepCell } from './TaskStepCell.tsx';

export function useBoardColumns(board: TaskBoard | undefined, state: BoardState): readonly BoardColumn[] {
  const t = useTranslations('board', 'workflows');
  const [locale] = useLocale();
  const cardOf = useCards(state);
  const texts = useTexts('board');
  if (!board) return [];
  return boardColumns.map(name => {
    const { total, items } = board.columns[name];
    const cards = items.map(task => cardOf(task, name));
    const count = formatCount(total, locale);
    const isCut = total > items.length;
    return {
      id: name,
      label: texts.columns[name],
      count,
      ...(name === 'done' && { note: t($ => $.board.lastDays, { count: boardDoneDays }) }),
      empty: texts.empty[name],
      items: state.group === 'none' ? cards : cards.toSorted(byGroup),
      ...(isCut && {
        more: {
          href: listOf(name, state),
          label: t($ => $.board.more, { count: total, formatted: count }),
        },
      }),
    };
  });
}

const byGroup = (one: BoardItem, other: BoardItem) => (one.group ?? '').localeCompare(other.group ?? '');

/** The list that has all that a column counts. */
function listOf(name: ColumnName, { scope, filter }: BoardState): string {
  if (name === 'done') return '/administration/registrations?status=ACCEPTED,REJECTED&sort=-updatedAt';
  const status = registrationStatus.code(name === 'review' ? 'COMPLETE' : 'INCOMPLETE');
  const due = taskDues.find(each => each === filter);
  return tasksAddress({ ...usualTasks, scope: scopeOf(name, scope), due, status });
}

/** The scope of the list that has the tasks of a column. */
const scopeOf = (name: ColumnName, scope: BoardState['scope']): TaskScope =>
  name === 'open' ? 'unassigned' : name === 'inProgress' && scope === 'all' ? 'assigned' : scope;

function useCards({ group }: BoardState): (task: BoardTask, column: ColumnName) => BoardItem {
  const t = useTranslations('board', 'workflows');
  const [locale] = useLocale();
  const textOf = useVocabularyText('work');
  const me = useCurrentUser().data;
  const mayDecide = useMayDecide();
  const assign = useAssignTask();
  const texts = useTexts('board');
  const groupOf = ({ assignee, next }: BoardTask) =>
    ({
      none: undefined,
      assignee: assignee ?? texts.nobody,
      kind: t($ => $.workflows.next.kinds[next.kind]),
    })[group];
  return (task, column) => {
    const { entityName: name, assignee, assignee_id: assigneeId, next } = task;
    const isDone = column === 'done';
    const confirmation = (id: string | null, colleague: string) =>
      id === null
        ? t($ => $.workflows.tasks.assignedToNobody, { name })
        : id === me?._id
          ? t($ => $.workflows.tasks.assignedToMe, { name })
          : t($ => $.workflows.tasks.assigned, { name, colleague });
    return {
      id: task.processId,
      title: isDone ? (
        isOnboarding(task) ? (
          textOf('registrationStatus', task.status)
        ) : (
          <TaskStatus task={task} />
        )
      ) : (
        <TaskStepCell task={task} />
      ),
      text: name,
      href: taskAddress(task, mayDecide),
      isMarked: next.kind === 'approve',
      isSelectable: !isDone,
      group: isDone && group === 'kind' ? undefined : groupOf(task),
      due: isDone ? formatDay(task.since, locale) : <TaskDue task={task} />,
      end: tabIndex =>
        isDone ? (
          assignee !== null && (
            <span title={assignee}>
              <Avatar name={assignee} />
            </span>
          )
        ) : (
          <AssigneeMenu
            button={
              <Button
                variant="quiet"
                size="small"
                tabIndex={tabIndex}
                title={assignee ?? texts.nobody}
                // A quiet button has no edge: what is seen of it ends where the card's content does.
                className="-me-2.5"
              >
                {assignee === null ? <AssignIcon aria-hidden /> : <Avatar name={assignee} />}
                <span className="sr-only">
                  {assignee === null
                    ? t($ => $.board.assign, { name })
                    : t($ => $.board.assignedTo, { name, assignee })}
                </span>
              </Button>
            }
            onAssign={(id, colleague) =>
              void (id === assigneeId || assign(task, id, confirmation(id, colleague)))
            }
          />
        ),
    };
  };
}
