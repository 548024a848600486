import { useProcess } from '@dossier/api/workflows';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Stepper } from '@dossier/ui/stepper';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import type { ColleagueWish } from './ColleagueModal.tsx';
import { Decision } from './Decision.tsx';
import { NoteModal, type Intent } from './NoteModal.tsx';
import { ProcessHead } from './ProcessHead.tsx';
import { ProcessHistory } from './ProcessHistory.tsx';
import { ProcessSteps } from './ProcessSteps.tsx';
import { useProcessTexts } from './use-process-texts.ts';

const ProcessQuestions = lazyPart(async () => (await import('./ProcessQuestions.tsx')).ProcessQuestions);
const ColleagueModal = lazyPart(async () => (await import('./ColleagueModal.tsx')).ColleagueModal);

/** One process: where it stands, its steps with what the reader may do, and what happened. */
export function OneProcess({ id }: { readonly id: string }) {
  const { data: process, error, mutate } = useProcess(id);
  const { texts, status } = useProcessTexts();
  const [intent, setIntent] = useState<Intent | null>(null);
  const [wish, setWish] = useState<ColleagueWish | null>(null);
  if (error && !process)
    return <LoadFailed error={error} title={texts.failed} onRetry={() => void mutate()} />;
  if (!process) return <LoadingPage />;
  const position = process.statuses.indexOf(process.status);
  const isOver = process.result === 'done';
  return (
    <Stack>
      <ProcessHead process={process} onCancel={() => setIntent({ kind: 'cancel' })} onWish={setWish} />
      <Stepper
        label={texts.lane}
        steps={process.statuses.map((code, index) => ({
          id: code,
          label: status(code),
          state:
            index < position || isOver
              ? 'done'
              : index > position
                ? 'open'
                : process.result === null
                  ? 'current'
                  : 'blocked',
        }))}
      />
      {process.signOff && (
        <Decision
          signOff={process.signOff}
          // A client is accepted on a page that shows what that rests on.
          page={
            process.workflowType === 'onboarding'
              ? `/administration/registrations/${process.entityId}/decision`
              : null
          }
        />
      )}
      <Section title={texts.steps} variant="sheet">
        <ProcessSteps process={process} onIntent={setIntent} />
      </Section>
      {process.workflowType !== 'onboarding' && (
        <Suspense fallback={null}>
          <ProcessQuestions id={id} />
        </Suspense>
      )}
      <Section title={texts.history} variant="sheet">
        <ProcessHistory id={id} />
      </Section>
      {wish && (
        <Suspense fallback={null}>
          <ColleagueModal process={process} wish={wish} onClose={() => setWish(null)} />
        </Suspense>
      )}
      {intent && <NoteModal process={process} intent={intent} onClose={() => setIntent(null)} />}
    </Stack>
  );
}
