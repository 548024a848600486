import {
  useMarkSeen,
  useRegistration,
  useRegistrationProgress,
  type Registration,
  type RegistrationProgress,
} from '@dossier/api/registrations';
import { Columns, Sheet, Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { useParams } from 'wouter';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useTexts, useTranslations } from '../../shared/translations.ts';
import { Checks } from './decision/Checks.tsx';
import { ChangesSinceSeen } from './decision/ChangesSinceSeen.tsx';
import { DecisionAside } from './decision/DecisionAside.tsx';
import { RequestSection } from './decision/RequestSection.tsx';
import { NoRegistration } from './NoRegistration.tsx';
import { ClientFacts } from './record/ClientFacts.tsx';
import { recordAddress } from './record/decision-address.ts';
import { DocumentStates } from './record/DocumentStates.tsx';
import { Owners } from './record/Owners.tsx';
import { RiskSummary } from './record/RiskSummary.tsx';
import { RecordHeader } from './RecordHeader.tsx';

/** The acceptance of one client: everything that it rests on, and the decision next to it. */
export function DecisionPage() {
  const { id = '' } = useParams();
  const t = useTranslations('decision');
  const { data, error, mutate } = useRegistration(id);
  const progress = useRegistrationProgress(id);
  usePageTitle(data ? t($ => $.decision.title, { name: data.name }) : t($ => $.decision.here));
  useMarkSeen(data?._id);

  if (error?.type === 'NotFound') return <NoRegistration />;
  const failed = (!data && error) || (!progress.data && progress.error);
  if (failed)
    return <LoadFailed error={failed} onRetry={() => void Promise.all([mutate(), progress.mutate()])} />;
  if (!data || !progress.data) return <LoadingPage />;
  const { name } = data;
  return (
    <Stack>
      <RecordHeader
        registration={data}
        progress={progress.data}
        crumb={{ label: name, href: recordAddress(id) }}
      />
      <Columns count="aside">
        <WhatIsDecided registration={data} progress={progress.data} />
        <div className="xl:sticky xl:top-4">
          <DecisionAside registration={data} progress={progress.data} />
        </div>
      </Columns>
    </Stack>
  );
}

/** In the order in which it is read: the request, what is new, the client, the risk, the owners, the documents. */
function WhatIsDecided({ registration, progress }: WhatIsDecidedProps) {
  const texts = useTexts('registration');
  const { signOff } = progress;
  const address = recordAddress(registration._id);
  const parts = {
    request: signOff?.state === 'requested' && <RequestSection signOff={signOff} />,
    changes: <ChangesSinceSeen id={registration._id} address={address} />,
    client: <ClientFacts registration={registration} />,
    risk: (
      <Section title={texts.risk.title}>
        <RiskSummary registration={registration} />
      </Section>
    ),
    owners: <Owners parties={registration.parties} address={address} />,
    documents: (
      <DocumentStates
        registration={registration}
        blockers={progress.sections.flatMap(({ blockers }) => blockers)}
        address={address}
        isOpen={false}
      />
    ),
    checks: <Checks registration={registration} progress={progress} />,
  };
  return <Sheet columns={[Object.entries(parts).map(([part, content]) => ({ id: part, content }))]} />;
}

interface WhatIsDecidedProps {
  readonly registration: Registration;
  readonly progress: RegistrationProgress;
}
