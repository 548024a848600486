import { useProcessWork, type WorkflowProcess } from '@dossier/api/workflows';
import { DataTable, type DataTableColumn, type RowAction } from '@dossier/ui/data-table';
import { Status } from '@dossier/ui/status';
import { stepOutcome, stepStatus } from '@dossier/validators/vocabularies';
import { formatDay, formatMoment } from '../../../shared/format.ts';
import { useNow } from '../../../shared/now.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import type { Intent } from './NoteModal.tsx';
import { useProcessTexts } from './use-process-texts.ts';

type Step = WorkflowProcess['steps'][number];

/** The letter that gives an outcome in the row that the keyboard is in. */
const shortcuts: Readonly<Record<string, string>> = { done: 'd', willNotDo: 'w', accept: 'a', reject: 'r' };

/** The steps in their order: who, until when, with what decision; and what the reader may do with each. */
export function ProcessSteps({ process, onIntent }: ProcessStepsProps) {
  const columns = useStepColumns();
  const { texts, outcome: outcomeText } = useProcessTexts();
  const { setStep, readAgain } = useProcessWork();
  const notify = useNotify({}, () => void readAgain());
  const actionsOf = (step: Step): readonly RowAction[] => [
    ...(step.outcomes.length > 0 && step.status === 'todo' && !step.isDecision
      ? [
          {
            id: 'begin',
            label: texts.actions.begin,
            shortcut: 'b',
            onSelect: () => void notify(() => setStep(process, step.id, null, null), texts.saved),
          },
        ]
      : []),
    ...step.outcomes.map(outcome => {
      const shortcut = shortcuts[outcome];
      return {
        id: outcome,
        label: outcomeText(outcome),
        ...(shortcut !== undefined && { shortcut }),
        ...(stepOutcome.entry(outcome)?.tone === 'danger' && { tone: 'danger' as const }),
        onSelect: () => {
          // A decision is confirmed, and what takes a note asks for it; everything else is done at once.
          if (step.isDecision || step.noteFor.includes(outcome)) onIntent({ kind: 'step', step, outcome });
          else void notify(() => setStep(process, step.id, outcome, null), texts.saved);
        },
      };
    }),
  ];
  return (
    <DataTable
      variant="plain"
      caption={texts.steps}
      columns={columns}
      rows={process.steps}
      rowKey={({ id }) => id}
      // What is done with a registration is done on its own page, which asks for what that takes.
      {...(process.workflowType !== 'onboarding' && { rowActions: actionsOf })}
    />
  );
}

interface ProcessStepsProps {
  readonly process: WorkflowProcess;
  readonly onIntent: (intent: Intent) => void;
}

function useStepColumns(): readonly DataTableColumn<Step>[] {
  const { texts, step: stepText, stepStatus: statusText, ending, status: phaseText } = useProcessTexts();
  const [locale] = useLocale();
  const now = useNow();
  const { columns } = texts;
  return [
    {
      id: 'step',
      header: columns.step,
      isPrimary: true,
      grow: 2,
      // The longest of them, in German: what has to be done is not cut.
      minWidth: 320,
      text: ({ id }) => stepText(id),
    },
    {
      id: 'phase',
      header: texts.lane,
      minWidth: 190,
      isOnCard: false,
      text: ({ phase }) => phaseText(phase),
    },
    {
      id: 'status',
      header: columns.status,
      minWidth: 150,
      text: ({ status }) => statusText(status),
      cell: ({ status }) => {
        const { tone = 'neutral', outlined } = stepStatus.entry(status) ?? {};
        return (
          <Status tone={tone} isOutlined={outlined}>
            {statusText(status)}
          </Status>
        );
      },
    },
    { id: 'who', header: columns.who, minWidth: 140, text: ({ by }) => by?.name ?? '' },
    {
      id: 'until',
      header: columns.until,
      minWidth: 110,
      text: ({ dueOn, at, outcome }) =>
        outcome !== null && at !== null
          ? formatMoment(at, now, locale)
          : dueOn === null
            ? ''
            : formatDay(dueOn, locale),
    },
    {
      id: 'decision',
      header: columns.decision,
      minWidth: 110,
      text: ({ outcome }) => (outcome === null ? '' : ending(outcome)),
    },
    { id: 'note', header: columns.note, minWidth: 160, grow: 3, text: ({ note }) => note ?? '' },
  ];
}
