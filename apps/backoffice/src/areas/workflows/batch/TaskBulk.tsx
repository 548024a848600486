import { usePermissions } from '@dossier/api/access';
import { BulkBar } from '@dossier/ui/data-table';
import { Button } from '@dossier/ui/button';
import { AssignIcon } from '@dossier/ui/icons';
import { useState } from 'react';
import { AssigneeMenu } from '../../../shared/AssigneeMenu.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { SnoozeModal } from '../SnoozeModal.tsx';
import { NewTaskBatch } from './NewTaskBatch.tsx';
import type { TaskWish } from './task-wish.ts';
import type { ChosenTasks } from './use-chosen.ts';

const assigning = ['registrationWrite', 'clientFileWrite', 'workflowChangePartyStatusWrite'] as const;

/** What can be done with the tasks that are chosen: give them to someone or take them, and put one's own off. */
export function TaskBulk({ chosen, total, isOwn, onOpen }: TaskBulkProps) {
  const t = useTranslations('registrations', 'batches');
  const texts = useTexts('batches');
  const { may } = usePermissions(assigning);
  const [wish, setWish] = useState<TaskWish | null>(null);
  const [isSnoozing, setSnoozing] = useState(false);
  return (
    <>
      <BulkBar selection={chosen.selection} total={total} pageSize={chosen.pageSize} onSelect={chosen.select}>
        {assigning.some(permission => may(permission)) && (
          <AssigneeMenu
            button={
              <Button size="small" icon={<AssignIcon aria-hidden />}>
                {t($ => $.registrations.bulk.assign)}
              </Button>
            }
            placement="top end"
            onAssign={(assigneeId, name) => setWish({ kind: 'assign', assigneeId, name })}
          />
        )}
        {isOwn && (
          <Button size="small" onClick={() => setSnoozing(true)}>
            {texts.tasks.snoozeAction}
          </Button>
        )}
      </BulkBar>
      {isSnoozing && (
        <SnoozeModal
          title={texts.tasks.snoozeAction}
          onSnooze={until => {
            setSnoozing(false);
            setWish({ kind: 'snooze', until });
            return Promise.resolve(true);
          }}
          onClose={() => setSnoozing(false)}
        />
      )}
      {wish && (
        <NewTaskBatch
          wish={wish}
          chosenTasks={chosen.chosenTasks}
          onStarted={id => {
            setWish(null);
            chosen.clear();
            onOpen(id);
          }}
          onClose={() => setWish(null)}
        />
      )}
    </>
  );
}

interface TaskBulkProps {
  readonly chosen: ChosenTasks;
  readonly total: number;
  /** Every task that can be chosen is the reader's own. */
  readonly isOwn: boolean;
  readonly onOpen: (id: string) => void;
}
