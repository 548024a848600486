import { useProcessStates, type ProcessState } from '@dossier/api/workflows';
import { Skeleton } from '@dossier/ui/skeleton';
import { Timeline } from '@dossier/ui/timeline';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { useTranslations } from '../../../shared/translations.ts';
import { useProcessTexts } from './use-process-texts.ts';

/** What happened to a process, the newest first, with the notes. */
export function ProcessHistory({ id }: { readonly id: string }) {
  const { data, error, mutate } = useProcessStates(id);
  const { texts } = useProcessTexts();
  const titleOf = useEventTitle();
  if (error && !data) return <LoadFailed error={error} title={texts.failed} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="8rem" />;
  return (
    <Timeline
      label={texts.history}
      categories={[]}
      events={data.items.map(event => ({
        id: event._id,
        category: event.action,
        at: event.at,
        title: titleOf(event),
        isKey: event.action !== 'stepStarted' && event.action !== 'assigned',
        ...(event.note !== null && { detail: event.note }),
      }))}
    />
  );
}

function useEventTitle(): (event: ProcessState) => string {
  const t = useTranslations('processes');
  const { step: stepText, ending } = useProcessTexts();
  return ({ action, by, step, outcome }) =>
    t($ => $.processes.events[action], {
      name: by?.name ?? 'Dossier',
      step: step === null ? '' : stepText(step),
      outcome: outcome === null ? '' : ending(outcome),
    });
}
