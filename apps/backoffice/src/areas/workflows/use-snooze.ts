import { useProcessWork, type Process } from '@dossier/api/workflows';
import { formatDay } from '../../shared/format.ts';
import { useTranslations } from '../../shared/translations.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useNotify } from '../../shared/use-notify.ts';

type Task = Pick<Process, 'processId' | 'entityName'>;

/** Puts a task of the reader's off until a day, which can be undone; or takes it back (null). @returns whether it was done. */
export function useSnooze(): (task: Task, until: string | null) => Promise<boolean> {
  const t = useTranslations('workflows');
  const [locale] = useLocale();
  const { snooze, readAgain } = useProcessWork();
  const notify = useNotify({}, () => void readAgain());
  const end = ({ processId, entityName: name }: Task) =>
    notify(
      () => snooze(processId, null),
      t($ => $.workflows.tasks.snooze.ended, { name }),
    );
  return (task, until) => {
    if (until === null) return end(task);
    const { processId, entityName: name } = task;
    return notify(
      () => snooze(processId, until),
      t($ => $.workflows.tasks.snooze.done, { name, date: formatDay(until, locale) }),
      { label: t($ => $.workflows.tasks.snooze.undo), onPress: () => void end(task) },
    );
  };
}
