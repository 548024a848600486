import type { Process } from '@dossier/api/workflows';
import { Badge } from '@dossier/ui/badge';
import { DueBadge } from '@dossier/ui/due-badge';
import { Cluster } from '@dossier/ui/layout';
import { useTranslations } from '../../shared/translations.ts';

/** Until when a task has to be done, and that it was escalated. */
export function TaskDue({ task: { daysLeft, isPaused, isEscalated } }: TaskDueProps) {
  const t = useTranslations('workflows');
  const due = <DueBadge days={daysLeft} isPaused={isPaused} />;
  if (!isEscalated) return due;
  return (
    <Cluster>
      {due}
      <Badge tone="warning">{t($ => $.workflows.tasks.escalated)}</Badge>
    </Cluster>
  );
}

interface TaskDueProps {
  readonly task: Pick<Process, 'daysLeft' | 'isPaused' | 'isEscalated'>;
}
