import type { Process } from '@dossier/api/workflows';
import { useTranslations } from '../../shared/translations.ts';
import { SnoozeModal } from './SnoozeModal.tsx';
import { useSnooze } from './use-snooze.ts';

export function SnoozeTask({ task, onClose }: SnoozeTaskProps) {
  const t = useTranslations('workflows');
  const snooze = useSnooze();
  return (
    <SnoozeModal
      title={t($ => $.workflows.tasks.snooze.title, { name: task.entityName })}
      onSnooze={until => snooze(task, until)}
      onClose={onClose}
    />
  );
}

interface SnoozeTaskProps {
  readonly task: Process;
  readonly onClose: () => void;
}
