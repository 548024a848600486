import type { WorkItem } from '@dossier/api/contract';
import type { DataTableColumn } from '@dossier/ui/data-table';
import { DueBadge } from '@dossier/ui/due-badge';
import { formatRecent } from '../../shared/format.ts';
import { NextStepCell } from '../../shared/NextStepCell.tsx';
import { useNow } from '../../shared/now.ts';
import { useNextStep } from '../../shared/use-next-step.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';

/** Whom it is about, what is to be done, and until when or since when. */
export function useWorkColumns(): readonly DataTableColumn<WorkItem>[] {
  const t = useTranslations('dashboard');
  const [locale] = useLocale();
  const now = useNow();
  const texts = t($ => $.dashboard.work, { returnObjects: true });
  const stepOf = useNextStep();
  const taskText = ({ kind, actor, next }: WorkItem) =>
    next ? stepOf(next) : t($ => $.dashboard.work.tasks[kind], { actor: actor ?? '' });
  return [
    {
      id: 'client',
      header: texts.client,
      isPrimary: true,
      minWidth: 160,
      text: ({ subject }) => subject.name,
    },
    {
      id: 'task',
      header: texts.task,
      minWidth: 150,
      grow: 2,
      text: taskText,
      cell: item =>
        item.next ? (
          <NextStepCell next={item.next} client={item.subject.name} fallback={stepOf(item.next)} />
        ) : (
          taskText(item)
        ),
    },
    {
      id: 'due',
      header: texts.due,
      align: 'end',
      minWidth: 140,
      text: ({ daysLeft, at }) => (daysLeft === null ? formatRecent(at, now, locale) : String(daysLeft)),
      cell: ({ daysLeft, at }) =>
        daysLeft === null ? formatRecent(at, now, locale) : <DueBadge days={daysLeft} />,
    },
  ];
}
