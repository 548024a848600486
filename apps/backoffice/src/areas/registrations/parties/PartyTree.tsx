import type { PartyNode } from '@dossier/api/contract';
import { Badge } from '@dossier/ui/badge';
import { EntityName } from '@dossier/ui/entity-name';
import { Cluster } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { PartyBadges } from './PartyBlock.tsx';
import { partyName } from './party-name.ts';
import { usePartyReading } from './party-reading.ts';

/** Who belongs to whom: every party under the one that it owns a part of or acts for, each a link to its facts. */
export function PartyTree({ parties, label }: PartyTreeProps) {
  const { textOf } = usePartyReading();
  return (
    <ul {...(label === undefined ? {} : { 'aria-label': label })} className="grid gap-2">
      {parties.map(party => (
        <li key={party._id} className="grid gap-2">
          <Cluster gap="small">
            <Link href={`#party-${party._id}`}>
              <EntityName kind={party.legalEntity ? 'company' : 'person'}>{partyName(party)}</EntityName>
            </Link>
            {party.ownershipPercentage !== undefined && (
              <Badge tone="info">{textOf('ownershipPercentage', party.ownershipPercentage) ?? ''}</Badge>
            )}
            <PartyBadges party={party} />
          </Cluster>
          {party.parties && party.parties.length > 0 && (
            <div className="ps-6">
              <PartyTree parties={party.parties} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PartyTreeProps {
  readonly parties: readonly PartyNode[];
  readonly label?: string;
}
