import { useCurrentUser } from '@dossier/api/access';
import { useClient, useRevalidate } from '@dossier/api/client';
import { assignRegistration, readsOfRegistration } from '@dossier/api/registrations';
import type { Process } from '@dossier/api/workflows';
import type { RowAction } from '@dossier/ui/data-table';
import { AssignIcon, OpenIcon } from '@dossier/ui/icons';
import { useNotify } from '../../shared/use-notify.ts';
import { useTranslations } from '../../shared/translations.ts';

/** What can be done with a task from the list: take it, give it back, open it in a window of its own. */
export function useTaskActions(): (task: Process) => readonly RowAction[] {
  const t = useTranslations('workflows');
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const me = useCurrentUser().data;
  const texts = t($ => $.workflows.tasks.actions, { returnObjects: true });
  const readAgain = () => void revalidate('workflows.processes', ...readsOfRegistration);
  const notify = useNotify({}, readAgain);
  async function assign(task: Process, assigneeId: string | null, text: string): Promise<void> {
    const seen = { _id: task.entityId, version: task.version };
    const { signal } = new AbortController();
    if (await notify(() => assignRegistration(gateway, seen, assigneeId, signal), text)) readAgain();
  }
  return task => {
    const name = task.entityName;
    const toMe = t($ => $.workflows.tasks.assignedToMe, { name });
    const toNobody = t($ => $.workflows.tasks.assignedToNobody, { name });
    return [
      ...(me && me._id !== task.assignee_id
        ? [
            {
              id: 'me',
              label: texts.assignToMe,
              icon: <AssignIcon aria-hidden />,
              shortcut: 'i',
              onSelect: () => void assign(task, me._id, toMe),
            },
          ]
        : []),
      ...(task.assignee_id === null
        ? []
        : [
            {
              id: 'nobody',
              label: texts.assignToNobody,
              onSelect: () => void assign(task, null, toNobody),
            },
          ]),
      {
        id: 'open',
        group: 1,
        label: texts.open,
        icon: <OpenIcon aria-hidden />,
        onSelect: () => void open(`/administration/registrations/${task.entityId}`, '_blank', 'noopener'),
      },
    ];
  };
}
