import { usePermissions } from '@dossier/api/access';
import type { PartyNode } from '@dossier/api/contract';
import type { Registration } from '@dossier/api/registrations';
import { Button, ButtonLink } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { AddIcon, BackIcon } from '@dossier/ui/icons';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { Suspense, useState } from 'react';
import { arriveAt } from '../../../shared/arrive-at.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { isEditable, isRemovable, isUnmarkedOwner, takesRepresentative } from './party-limits.ts';
import { partyRoles } from './party-roles.ts';
import { everyParty, findParty, partyName } from '../../../shared/party-file/party-name.ts';
import { OtherRegistrations } from './lazy-linking.ts';
import { PartiesGraph } from './PartiesGraph.tsx';
import { PartyBlock } from './PartyBlock.tsx';
import { useChangeParties } from './use-change-parties.ts';
import { usePartyAddress } from './use-party-address.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';

// A business alone has owners to calculate.
const OwnersPanel = lazyPart(
  async () => (await import('../../../shared/owners/OwnersPanel.tsx')).OwnersPanel,
);
// A user who reads downloads no form and no dialog.
const PartyEditor = lazyPart(async () => (await import('./PartyEditor.tsx')).PartyEditor);
const AddPartyModal = lazyPart(async () => (await import('./AddPartyModal.tsx')).AddPartyModal);
const RemovePartyModal = lazyPart(async () => (await import('./RemovePartyModal.tsx')).RemovePartyModal);

/** The parties of a registration: read one below another, and edited one at a time. */
export function PartiesSection({ registration }: { readonly registration: Registration }) {
  const t = useTranslations('parties', 'registration');
  const texts = useTexts('parties');
  const { added, edited, editHref, readHref, close } = usePartyAddress();
  const [lastEdited, setLastEdited] = useState(edited);
  if (edited !== null && edited !== lastEdited) setLastEdited(edited);
  const { may } = usePermissions(['registrationWrite']);
  const [removing, setRemoving] = useState<PartyNode | null>(null);
  const change = useChangeParties(registration);
  const parties = registration.parties;
  const requested = findParty(parties, added.under ?? '')?.party ?? null;
  const [adding, setAdding] = useState<PartyNode | 'representative' | null>(null);
  const mayEdit = may('registrationWrite') && isEditable(registration);
  const position = edited === null || !mayEdit ? undefined : findParty(parties, edited);

  const markOwner = ({ _id = '', ...party }: PartyNode) =>
    change(
      { parties: [{ _id, naturalPerson: { ubo: true } }] },
      t($ => $.parties.ownership.marked, { name: partyName(party) }),
    );

  if (position)
    return (
      <Section
        title={t($ => $.parties.editing, { name: partyName(position.party) })}
        actions={
          <ButtonLink ref={arriveAt} variant="quiet" icon={<BackIcon aria-hidden />} href={readHref}>
            {texts.back}
          </ButtonLink>
        }
      >
        <Suspense>
          <OtherRegistrations registrationId={registration._id} party={position.party} />
          <PartyEditor key={edited} registration={registration} position={position} onDone={close} />
        </Suspense>
      </Section>
    );
  if (parties.length === 0) return <EmptyState title={t($ => $.registration.detail.noParties)} />;
  const all = everyParty(parties);
  const [client] = parties;
  const persons = all.flatMap(({ party }) =>
    party.naturalPerson && party._id ? [{ _id: party._id, name: partyName(party) }] : [],
  );
  const markedIds = new Set(all.flatMap(({ party }) => (party.naturalPerson?.ubo ? [party._id ?? ''] : [])));
  return (
    <Stack>
      {may('registrationWrite') && !mayEdit && <Notice>{texts.frozen}</Notice>}
      <PartiesGraph parties={parties} title={texts.tree} address="" />
      {client?._id !== undefined && client.legalEntity && (
        <Suspense fallback={<Skeleton height="6rem" />}>
          <OwnersPanel partyId={client._id} markedIds={markedIds} candidates={persons} />
        </Suspense>
      )}
      {all.map(({ party }) => (
        <PartyBlock
          key={party._id}
          registrationId={registration._id}
          party={party}
          editHref={mayEdit ? editHref(party._id ?? '') : undefined}
          editRef={party._id === lastEdited ? arriveAt : undefined}
          onMarkOwner={mayEdit && isUnmarkedOwner(party) ? () => void markOwner(party) : undefined}
          onAdd={party.legalEntity ? () => setAdding(party) : undefined}
          onRemove={isRemovable({ ...registration, parties }, party) ? () => setRemoving(party) : undefined}
        />
      ))}
      {mayEdit && takesRepresentative({ ...registration, parties }) && (
        <Cluster>
          <Button icon={<AddIcon aria-hidden />} onClick={() => setAdding('representative')}>
            {texts.addRepresentative}
          </Button>
        </Cluster>
      )}
      <Suspense>
        {(adding ?? (mayEdit ? requested : null)) && (
          <AddPartyModal
            registration={registration}
            under={adding === 'representative' ? null : (adding ?? requested)}
            roles={partyRoles.filter(role => adding === null && role === added.role)}
            onClose={() => {
              setAdding(null);
              if (requested) close();
            }}
          />
        )}
      </Suspense>
      <Suspense>
        {removing && (
          <RemovePartyModal registration={registration} party={removing} onClose={() => setRemoving(null)} />
        )}
      </Suspense>
    </Stack>
  );
}
