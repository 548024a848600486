import type { Process } from '@dossier/api/workflows';
import type { DataTableColumn } from '@dossier/ui/data-table';
import { formatDay, formatMoment } from '../../shared/format.ts';
import { useNow } from '../../shared/now.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { isOnboarding } from './task-address.ts';
import { TaskDue } from './TaskDue.tsx';
import { TaskStatus } from './TaskStatus.tsx';
import { TaskStepCell } from './TaskStepCell.tsx';
import { useTaskStep } from './use-task-step.ts';

/**
 * Of whom, what has to be done next, until when, and by whom.
 * @param isSnoozed - they are those that the reader has put off: when they come back is the last column.
 */
export function useTaskColumns(isSnoozed: boolean): readonly DataTableColumn<Process>[] {
  const t = useTranslations('workflows');
  const [locale] = useLocale();
  const stepOf = useTaskStep();
  const textOf = useVocabularyText('work');
  const now = useNow();
  const texts = t($ => $.workflows.tasks.columns, { returnObjects: true });
  const nobody = t($ => $.workflows.tasks.nobody);
  return [
    {
      id: 'client',
      header: texts.client,
      isPrimary: true,
      isSortable: true,
      minWidth: 180,
      grow: 2,
      text: task => task.entityName,
    },
    {
      id: 'next',
      header: texts.next,
      minWidth: 240,
      grow: 3,
      text: stepOf,
      cell: task => <TaskStepCell task={task} />,
    },
    {
      id: 'due',
      header: texts.due,
      isSortable: true,
      minWidth: 140,
      text: task => String(task.daysLeft ?? ''),
      cell: task => <TaskDue task={task} />,
    },
    {
      id: 'status',
      header: texts.status,
      minWidth: 130,
      text: task => (isOnboarding(task) ? textOf('registrationStatus', task.status) : ''),
      cell: task => <TaskStatus task={task} />,
    },
    { id: 'assignee', header: texts.assignee, text: task => task.assignee ?? nobody },
    isSnoozed
      ? {
          id: 'snoozedUntil',
          header: texts.snoozedUntil,
          align: 'end',
          text: ({ snoozedUntil }) => (snoozedUntil === null ? '' : formatDay(snoozedUntil, locale)),
        }
      : {
          id: 'updatedAt',
          header: texts.touched,
          align: 'end',
          isSortable: true,
          isOnCard: false,
          text: task => formatMoment(task.updatedAt, now, locale),
        },
  ];
}
