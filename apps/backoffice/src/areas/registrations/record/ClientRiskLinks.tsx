import { usePermissions } from '@dossier/api/access';
import type { PartyNode } from '@dossier/api/contract';
import { Link } from '@dossier/ui/link';
import { Cluster } from '@dossier/ui/layout';
import { partyName } from '../../../shared/party-file/party-name.ts';
import { useTranslations } from '../../../shared/translations.ts';

/** The ways to why each client of a registration has their level, for those who may read client files. */
export function ClientRiskLinks({ parties }: { readonly parties: readonly PartyNode[] }) {
  const t = useTranslations('registration');
  const { may } = usePermissions(['clientFileRead']);
  if (!may('clientFileRead')) return null;
  return (
    <Cluster>
      {parties.filter(isClient).map(party => (
        <Link key={party._id} href={`/administration/clients/${party._id}?section=risk`}>
          {t($ => $.registration.risk.ofClient, { party: partyName(party) })}
        </Link>
      ))}
    </Cluster>
  );
}

/** Who represents a child stands beside it, and is no client. */
const isClient = ({ naturalPerson }: PartyNode) => naturalPerson?.relation !== 'RPV';
