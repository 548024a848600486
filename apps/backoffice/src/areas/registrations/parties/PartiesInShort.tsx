import type { PartyNode } from '@dossier/api/contract';
import { useRegistrationProgress, type Registration } from '@dossier/api/registrations';
import { EntityName } from '@dossier/ui/entity-name';
import { Cluster } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import { Status } from '@dossier/ui/status';
import { useTranslations } from '../../../shared/translations.ts';
import { everyParty, partyName } from './party-name.ts';
import { PartyBadges } from './PartyBlock.tsx';

/** Who a registration is about: what they are in it, and how much of each is still missing. */
export function PartiesInShort({ registration }: { readonly registration: Registration }) {
  const t = useTranslations('record', 'registration');
  const { data: progress } = useRegistrationProgress(registration._id);
  const parties = everyParty(registration.parties);
  if (parties.length === 0) return null;
  const blockers = progress?.sections.flatMap(section => section.blockers);
  const stateOf = ({ _id }: PartyNode) => {
    if (!blockers) return null;
    const count = blockers.filter(({ partyId }) => partyId === _id).length;
    if (count === 0) return <Status tone="success">{t($ => $.record.missing.none)}</Status>;
    return (
      <Status tone="warning">{t($ => $.record.missing.count, { count, formatted: String(count) })}</Status>
    );
  };
  return (
    <Section title={t($ => $.registration.detail.parties)}>
      <ul className="grid gap-3">
        {parties.map(({ party }) => (
          <li key={party._id}>
            <Cluster justify="between">
              <Cluster>
                <Link href="?section=parties">
                  <EntityName kind={party.legalEntity ? 'company' : 'person'}>{partyName(party)}</EntityName>
                </Link>
                <PartyBadges party={party} />
              </Cluster>
              {stateOf(party)}
            </Cluster>
          </li>
        ))}
      </ul>
    </Section>
  );
}
