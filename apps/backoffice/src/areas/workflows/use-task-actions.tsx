import { useActiveUsers, useCurrentUser } from '@dossier/api/access';
import type { Process } from '@dossier/api/workflows';
import type { RowAction } from '@dossier/ui/data-table';
import { AssignIcon, OpenIcon } from '@dossier/ui/icons';
import { useTranslations } from '../../shared/translations.ts';
import { useLocation } from 'wouter';
import { processAddress, taskAddress } from './task-address.ts';
import { recipientOf } from '../../shared/recipient-of.ts';
import { useColleagueLabel } from '../../shared/use-away-text.ts';
import { useAssignTask } from './use-assign-task.ts';
import { useSnooze } from './use-snooze.ts';

/**
 * What can be done with a task from the list: take it, snooze one's own, give it to a colleague or back, open it in another
 * tab.
 * @param isOwn - every task of the list is the reader's own, as a deputy's are.
 * @param onSnooze - asks until when.
 */
export function useTaskActions(
  isOwn: boolean,
  onSnooze: (task: Process) => void,
): (task: Process) => readonly RowAction[] {
  const t = useTranslations('workflows');
  const me = useCurrentUser().data;
  const colleagues = useActiveUsers().data?.items ?? [];
  const assign = useAssignTask();
  const snooze = useSnooze();
  const labelOf = useColleagueLabel();
  const [, navigate] = useLocation();
  const texts = t($ => $.workflows.tasks.actions, { returnObjects: true });
  return task => {
    const { entityName: name, assignee_id: assigneeId } = task;
    return [
      ...(me && me._id !== assigneeId
        ? [
            {
              id: 'me',
              label: texts.assignToMe,
              icon: <AssignIcon aria-hidden />,
              shortcut: 'i',
              onSelect: () =>
                void assign(
                  task,
                  me._id,
                  t($ => $.workflows.tasks.assignedToMe, { name }),
                ),
            },
          ]
        : []),
      ...(isOwn || me?._id === assigneeId
        ? [
            {
              id: 'snooze',
              label: task.snoozedUntil === null ? texts.snooze : texts.endSnooze,
              shortcut: 's',
              onSelect: () => {
                if (task.snoozedUntil === null) onSnooze(task);
                else void snooze(task, null);
              },
            },
          ]
        : []),
      ...(assigneeId === null
        ? []
        : [
            {
              id: 'nobody',
              label: texts.assignToNobody,
              onSelect: () =>
                void assign(
                  task,
                  null,
                  t($ => $.workflows.tasks.assignedToNobody, { name }),
                ),
            },
          ]),
      ...colleagues
        .filter(({ _id }) => _id !== me?._id && _id !== assigneeId)
        .map(each => {
          const { id, name: colleague } = recipientOf(each);
          return {
            id: each._id,
            group: 1,
            label: t($ => $.workflows.tasks.assignTo, { name: labelOf(each) }),
            onSelect: () =>
              void assign(
                task,
                id,
                t($ => $.workflows.tasks.assigned, { name, colleague }),
              ),
          };
        }),
      {
        id: 'process',
        group: 2,
        label: texts.process,
        onSelect: () => navigate(processAddress(task)),
      },
      {
        id: 'open',
        group: 2,
        label: texts.open,
        icon: <OpenIcon aria-hidden />,
        onSelect: () => void open(taskAddress(task, false), '_blank', 'noopener'),
      },
    ];
  };
}
