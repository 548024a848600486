import { usePermissions } from '@dossier/api/access';
import type { Registration, RegistrationProgress } from '@dossier/api/registrations';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Suspense } from 'react';
import { useTranslations } from '../../../shared/translations.ts';
import { Assignee } from './Assignee.tsx';
import { blockerAddress } from '../../../shared/blocker-address.ts';
import { Deadline } from './Deadline.tsx';
import { Missing } from './MissingItems.tsx';
import { Present } from './PresentColleagues.tsx';
import { SignOffPanel } from './SignOffPanel.tsx';
import { LatestEvents } from '../activity/LatestEvents.tsx';
import { EndedSignOff } from './EndedSignOff.tsx';

// Loaded after the page is shown.

/** States of a request that came to nothing by itself. */
const hasEnded: ReadonlySet<string> = new Set(['expired', 'void']);

/** Next to the sections: the decision that is due, until when, what is still missing, and what happened last. */
export function RecordAside({ registration, progress, address, hasEvents }: RecordAsideProps) {
  const t = useTranslations('record', 'registration');
  const { may } = usePermissions(['registrationWrite']);
  const { status, signOff, deadline, sections } = progress;
  const isOpen = deadline !== null;
  return (
    <Stack gap="field">
      <Present id={registration._id} />
      {signOff?.state === 'requested' && <SignOffPanel signOff={signOff} />}
      {signOff && status === 'COMPLETE' && hasEnded.has(signOff.state) && (
        <Suspense fallback={null}>
          <EndedSignOff signOff={signOff} />
        </Suspense>
      )}
      <Section title={t($ => $.registration.detail.assignee)}>
        <Assignee registration={registration} mayWrite={may('registrationWrite')} />
      </Section>
      {deadline && (
        <Section title={t($ => $.record.deadline.title)}>
          <Deadline registration={registration} deadline={deadline} mayWrite={may('registrationWrite')} />
        </Section>
      )}
      {isOpen && (
        <Section title={t($ => $.record.missing.title)}>
          <Missing sections={sections} sectionAddress={blocker => blockerAddress(address, blocker)} />
        </Section>
      )}
      {hasEvents && (
        <Suspense fallback={null}>
          <LatestEvents id={registration._id} address={address} />
        </Suspense>
      )}
    </Stack>
  );
}

interface RecordAsideProps {
  readonly registration: Registration;
  readonly progress: RegistrationProgress;
  /** Of the record. */
  readonly address: string;
  /** False where all of them stand in the sheet. */
  readonly hasEvents: boolean;
}
