import type { Registration, RegistrationProgress } from '@dossier/api/registrations';
import { ButtonLink } from '@dossier/ui/button';
import { Notice } from '@dossier/ui/notice';
import { Stack } from '@dossier/ui/layout';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { useState } from 'react';
import { useTexts } from '../../../shared/translations.ts';
import { recordAddress } from '../record/decision-address.ts';
import { SignOffPanel } from '../record/SignOffPanel.tsx';
import { AcceptForm } from './AcceptForm.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { Outcome } from './Outcome.tsx';

/** The decision: to take for users who may, with its reason for those who may not, and what came of it once it is taken. */
export function DecisionAside({ registration, progress }: DecisionAsideProps) {
  const texts = useTexts('decision');
  const [isDone, setDone] = useState(false);
  const { signOff, status, allowedNext } = progress;
  const acceptance = allowedNext.find(({ next }) => next === registrationStatus.code('ACCEPTED'));
  if (signOff?.state === 'requested')
    return (
      <Stack>
        <SignOffPanel signOff={signOff} />
        {signOff.hindrance === null && (
          <DecisionForm key={signOff._id} id={signOff._id} onDone={() => setDone(true)} />
        )}
      </Stack>
    );
  if (status === registrationStatus.code('COMPLETE') && acceptance?.signOff === 'none' && !isDone)
    return <AcceptForm registration={registration} option={acceptance} onDone={() => setDone(true)} />;
  if (signOff || isDone) return <Outcome registration={registration} progress={progress} hasFocus={isDone} />;
  return (
    <Notice tone="neutral" title={texts.nothing.title}>
      <Stack gap="small">
        <p>{texts.nothing.text}</p>
        <ButtonLink href={recordAddress(registration._id)}>{texts.openRecord}</ButtonLink>
      </Stack>
    </Notice>
  );
}

interface DecisionAsideProps {
  readonly registration: Registration;
  readonly progress: RegistrationProgress;
}
