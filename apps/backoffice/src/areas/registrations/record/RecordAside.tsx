import { usePermissions } from '@dossier/api/access';
import type { Registration, RegistrationProgress } from '@dossier/api/registrations';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Suspense } from 'react';
import { useTranslations } from '../../../shared/translations.ts';
import { LatestEvents } from '../activity/LatestEvents.tsx';
import { Assignee } from './Assignee.tsx';
import { blockerAddress } from '../../../shared/blocker-address.ts';
import { Deadline } from './Deadline.tsx';
import { Missing } from './MissingItems.tsx';
import { Present } from './PresentColleagues.tsx';
import { RiskSummary } from './RiskSummary.tsx';

/** Next to the sections: what is still missing, until when, the risk, who works on it, and what happened last. */
export function RecordAside({ registration, progress, address, hasEvents }: RecordAsideProps) {
  const t = useTranslations('record', 'registration');
  const { may } = usePermissions(['registrationWrite']);
  const { deadline, sections } = progress;
  return (
    <Stack gap="field">
      <Present id={registration._id} />
      {deadline && (
        <Section variant="note" title={t($ => $.record.missing.title)}>
          <Missing sections={sections} sectionAddress={blocker => blockerAddress(address, blocker)} />
        </Section>
      )}
      {deadline && (
        <Section variant="note" title={t($ => $.record.deadline.title)}>
          <Deadline registration={registration} deadline={deadline} mayWrite={may('registrationWrite')} />
        </Section>
      )}
      <Section variant="note" title={t($ => $.registration.risk.title)}>
        <RiskSummary registration={registration} />
      </Section>
      <Section variant="note" title={t($ => $.registration.detail.assignee)}>
        <Assignee registration={registration} mayWrite={may('registrationWrite')} />
      </Section>
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
  readonly hasEvents: boolean;
}
