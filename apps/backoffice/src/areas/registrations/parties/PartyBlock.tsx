import { useReveal } from '@dossier/api/registrations';
import { Avatar } from '@dossier/ui/avatar';
import { Button, ButtonLink } from '@dossier/ui/button';
import { AddIcon, DeleteIcon, EditIcon } from '@dossier/ui/icons';
import { Cluster } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Status } from '@dossier/ui/status';
import { Suspense, type Ref } from 'react';
import type { PartyNode } from '@dossier/api/contract';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { OtherRegistrations } from './lazy-linking.ts';
import { PartyFacts } from '../../../shared/party-file/PartyFacts.tsx';
import { partyName } from '../../../shared/party-file/party-name.ts';
import { useMissingFacts } from './use-missing-facts.tsx';

/** One party as it is read: who it is, what it is here, and its facts. */
export function PartyBlock({
  registrationId,
  party,
  editHref,
  editRef,
  onMarkOwner,
  onAdd,
  onRemove,
}: PartyBlockProps) {
  const t = useTranslations('parties');
  const texts = useTexts('parties');
  const name = partyName(party);
  const reveal = useReveal(registrationId);
  const missing = useMissingFacts(registrationId, party, editHref);
  return (
    <Section
      title={name}
      id={`party-${party._id}`}
      start={<Avatar name={name} size="medium" />}
      badges={<PartyBadges party={party} />}
      actions={
        editHref !== undefined && (
          <Cluster gap="small">
            {onMarkOwner && (
              <Button onClick={onMarkOwner} aria-label={t($ => $.parties.ownership.markOf, { name })}>
                {t($ => $.parties.ownership.mark)}
              </Button>
            )}
            <ButtonLink
              ref={editRef}
              variant="quiet"
              icon={<EditIcon aria-hidden />}
              href={editHref}
              aria-label={t($ => $.parties.editOf, { name })}
            >
              {texts.edit}
            </ButtonLink>
            {onAdd && (
              <Button
                variant="quiet"
                icon={<AddIcon aria-hidden />}
                onClick={onAdd}
                aria-label={`${texts.add}: ${name}`}
              >
                {texts.add}
              </Button>
            )}
            {onRemove && (
              <Button
                variant="quiet"
                icon={<DeleteIcon aria-hidden />}
                onClick={onRemove}
                aria-label={t($ => $.parties.removeOf, { name })}
              >
                {texts.remove}
              </Button>
            )}
          </Cluster>
        )
      }
    >
      <Suspense>
        <OtherRegistrations registrationId={registrationId} party={party} />
      </Suspense>
      <PartyFacts party={party} missing={missing} onReveal={field => reveal(party._id ?? '', field)} />
    </Section>
  );
}

/** What a person is in this registration, and what calls for more care. */
function PartyBadges({ party }: { readonly party: PartyNode }) {
  const t = useTranslations('parties');
  const texts = t($ => $.parties.badges, { returnObjects: true });
  const { naturalPerson: person } = party;
  if (!person) return null;
  const roles = [
    person.relation && texts[person.relation],
    person.ubo && texts.ubo,
    person.signer && texts.signer,
  ].filter(Boolean);
  return (
    <>
      {roles.length > 0 && <small>{roles.join(' · ')}</small>}
      {person.politicallyExposed?.applies && <Status tone="warning">{texts.politicallyExposed}</Status>}
      {person.relatedToPoliticallyExposed?.applies && (
        <Status tone="warning">{texts.relatedToPoliticallyExposed}</Status>
      )}
    </>
  );
}

interface PartyBlockProps {
  readonly registrationId: string;
  readonly party: PartyNode;
  /** Where it is edited; absent where it may not be. */
  readonly editHref?: string | undefined;
  /** Of the link to the form. */
  readonly editRef?: Ref<HTMLAnchorElement> | undefined;
  /** Marks a probable beneficial owner as one; absent where there is nothing to mark. */
  readonly onMarkOwner?: (() => void) | undefined;
  readonly onAdd?: (() => void) | undefined;
  /** Absent where the type of the registration needs it. */
  readonly onRemove?: (() => void) | undefined;
}
