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

/** What an outcome of an onboarding's step means for the registration. */
const onboardingEndings = {
  'complete done': 'completed',
  'complete failed': 'sentBack',
  'decision accept': 'accepted',
  'decision reject': 'rejected',
} as const;

function useEventTitle(): (event: ProcessState) => string {
  const t = useTranslations('processes');
  const { texts, step: stepText, ending } = useProcessTexts();
  const keyIn = <Key extends string>(group: Readonly<Record<Key, string>>, key: string): Key | undefined =>
    (Object.keys(group) as Key[]).find(each => each === key);
  return ({ action, by, step, outcome }) => {
    const params = {
      name: by?.name ?? 'Dossier',
      step: step === null ? '' : stepText(step),
      outcome: outcome === null ? '' : ending(outcome),
    };
    if (action !== 'stepEnded') return t($ => $.processes.events[action], params);
    const special = keyIn(onboardingEndings, `${step} ${outcome}`);
    if (special) return t($ => $.processes.onboardingEnded[onboardingEndings[special]], params);
    const ended = keyIn(texts.endedWith, outcome ?? '');
    return ended
      ? t($ => $.processes.endedWith[ended], params)
      : t($ => $.processes.events.stepEnded, params);
  };
}
