import type { PartyNode } from '@dossier/api/contract';
import { Link } from '@dossier/ui/link';
import { Status } from '@dossier/ui/status';
import { useTexts } from '../../../shared/translations.ts';
import type { MissingFact } from '../../../shared/party-file/missing-facts.ts';
import { usePartyNeeds } from './use-party-needs.ts';
import { usePartyTexts } from '../../../shared/use-party-texts.ts';

/** What the gate still asks of a party, each with the way to its field; without one where nothing may be changed. */
export function useMissingFacts(
  registrationId: string,
  party: PartyNode,
  editHref: string | undefined,
): readonly MissingFact[] {
  const { missingFact } = useTexts('parties');
  const { labelOf } = usePartyTexts();
  const { needed } = usePartyNeeds({ _id: registrationId }, party);
  return needed.map(({ name, section }) => ({
    section,
    term: labelOf(name.replace(/\.\d+/, '').replace(/\.applies$/, '')),
    value:
      editHref === undefined ? (
        <Status tone="warning">{missingFact}</Status>
      ) : (
        <Link href={`${editHref}&field=${encodeURIComponent(name)}`}>
          <Status tone="warning">{missingFact}</Status>
        </Link>
      ),
  }));
}
