import { isLikelyOwner, type PartyNode } from '@dossier/api/contract';
import { Button } from '@dossier/ui/button';
import { EntityName } from '@dossier/ui/entity-name';
import { Cluster } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { useTranslations } from '../../../shared/translations.ts';
import { OwnershipMeter } from './OwnershipMeter.tsx';
import { PartyBadges } from './PartyBlock.tsx';
import { partyName } from './party-name.ts';
import { usePartyTexts } from './use-party-texts.ts';

/** Who belongs to whom: every party under the one that it owns a part of or acts for, each a link to its facts. */
export function PartyTree({ parties, label, onMarkOwner }: PartyTreeProps) {
  const t = useTranslations('parties');
  const { textOf } = usePartyTexts();
  return (
    <ul {...(label === undefined ? {} : { 'aria-label': label })} className="grid gap-2">
      {parties.map(party => (
        <li key={party._id} className="grid gap-2">
          <Cluster>
            <Link href={`#party-${party._id}`}>
              <EntityName kind={party.legalEntity ? 'company' : 'person'}>{partyName(party)}</EntityName>
            </Link>
            {party.ownershipPercentage !== undefined && (
              <strong>{textOf('ownershipPercentage', party.ownershipPercentage) ?? ''}</strong>
            )}
            <PartyBadges party={party} />
            {onMarkOwner && isOffered(party) && (
              <Button
                size="small"
                onClick={() => onMarkOwner(party)}
                aria-label={t($ => $.parties.ownership.markOf, { name: partyName(party) })}
              >
                {t($ => $.parties.ownership.mark)}
              </Button>
            )}
          </Cluster>
          {party.parties && party.parties.length > 0 && (
            <div className="grid gap-2 ps-6">
              <PartyTree parties={party.parties} onMarkOwner={onMarkOwner} />
              {party.legalEntity && (
                <OwnershipMeter
                  company={partyName(party)}
                  shares={party.parties.map(owner => owner.ownershipPercentage)}
                />
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Someone who probably is a beneficial owner, and is not marked as one. */
const isOffered = ({ naturalPerson, ownershipPercentage }: PartyNode) =>
  naturalPerson !== undefined && naturalPerson.ubo !== true && isLikelyOwner(ownershipPercentage);

interface PartyTreeProps {
  readonly parties: readonly PartyNode[];
  readonly label?: string;
  /** Marks someone as beneficial owner; absent where nothing may be changed. */
  readonly onMarkOwner?: ((party: PartyNode) => void) | undefined;
}
