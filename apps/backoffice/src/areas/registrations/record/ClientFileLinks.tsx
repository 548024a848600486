import { usePermissions } from '@dossier/api/access';
import type { PartyNode } from '@dossier/api/contract';
import { Link } from '@dossier/ui/link';
import { Cluster } from '@dossier/ui/layout';
import { everyParty, partyName } from '../../../shared/party-file/party-name.ts';

/** The ways to the client files that a registration became, for those who may read them. */
export function ClientFileLinks({ parties }: { readonly parties: readonly PartyNode[] }) {
  const { may } = usePermissions(['clientFileRead']);
  if (!may('clientFileRead')) return null;
  return (
    <Cluster>
      {everyParty(parties).map(({ party }) => (
        <Link key={party._id} href={`/administration/clients/${party._id}`}>
          {partyName(party)}
        </Link>
      ))}
    </Cluster>
  );
}
