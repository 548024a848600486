import { usePermissions } from '@dossier/api/access';
import { useMemberships, type PartyFile } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { DescriptionList } from '@dossier/ui/description-list';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { RiskLevel } from '@dossier/ui/risk-level';
import { Section } from '@dossier/ui/section';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPart } from '../../../shared/LoadingPart.tsx';
import { useTexts } from '../../../shared/translations.ts';
import { clientAddress } from '../client-address.ts';
import { LastEvents } from '../LastEvents.tsx';
import { ClientDeletion } from '../deletion/ClientDeletion.tsx';
import { ClientRestriction } from '../restriction/ClientRestriction.tsx';
import { useRisk } from './use-risk.ts';

const ChangeGroupModal = lazyPart(async () => (await import('./ChangeGroupModal.tsx')).ChangeGroupModal);

/** Who is in a group today and who looks after it, the highest of their risk levels, and what happened last. */
export function GroupOverview({ party }: { readonly party: PartyFile }) {
  const texts = useTexts('clientGroups');
  const { client } = useTexts('clientFile');
  const riskOf = useRisk();
  const { may } = usePermissions(['clientFileWrite']);
  const [isChanging, setChanging] = useState(false);
  const { data, error, mutate } = useMemberships(party._id);
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <LoadingPart />;
  const current = data.items.filter(({ isCurrent }) => isCurrent);
  const facts = [
    { term: texts.assignee, value: party.assignee ?? texts.unassigned },
    {
      term: texts.risk,
      value: (
        <Cluster>
          <RiskLevel {...riskOf(data.riskQualificationId)} />
          {data.riskQualificationId !== null && texts.riskNote}
        </Cluster>
      ),
    },
    {
      term: texts.members,
      value:
        current.length === 0 ? (
          texts.noMembers
        ) : (
          <Stack gap="small">
            {current.map(({ _id, party: member }) => (
              <Link key={_id} href={clientAddress(member._id)}>
                {member.name}
              </Link>
            ))}
          </Stack>
        ),
    },
  ];
  return (
    <Stack gap="section">
      <Section
        title={client}
        actions={
          may('clientFileWrite') &&
          party.status !== 'E' && (
            <Button size="small" onClick={() => setChanging(true)}>
              {texts.change}
            </Button>
          )
        }
      >
        <DescriptionList facts={facts} />
        <Suspense fallback={null}>
          {isChanging && <ChangeGroupModal party={party} onClose={() => setChanging(false)} />}
        </Suspense>
      </Section>
      <ClientRestriction party={party} />
      <Suspense>
        <ClientDeletion party={party} />
      </Suspense>
      <LastEvents id={party._id} />
    </Stack>
  );
}
