import type { PartiesChange, PartyNode } from '@dossier/api/contract';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { newcomer, patchedParty } from '../parties/service.ts';
import { linkedNode, type Linked } from './link-parties.ts';
import { findParty, mapParties } from './party-tree.ts';

/**
 * The parties after a change.
 * @throws {AppError} ValidationFailed for a party that is not there, or is of the other kind.
 */
export function changedParties(
  work: Pick<UnitOfWork, 'now' | 'random'>,
  before: readonly PartyNode[],
  { parties, added, removed }: PartiesChange,
  linked: Linked = new Map(),
): PartyNode[] {
  const missing = [
    ...parties.flatMap(({ _id, naturalPerson, legalEntity }, index) => {
      const party = findParty(before, _id)?.party;
      const isOther = (naturalPerson && party?.legalEntity) || (legalEntity && party?.naturalPerson);
      return !party || isOther || removed.includes(_id) ? [`parties[${index}]._id`] : [];
    }),
    ...removed.flatMap((id, index) => (findParty(before, id) ? [] : [`removed[${index}]`])),
    ...added.flatMap(({ under }, index) =>
      under === null || findParty(before, under)?.party.legalEntity ? [] : [`added[${index}].under`],
    ),
  ];
  if (missing.length > 0)
    throw new AppError('ValidationFailed', { fields: missing.map(path => ({ path, code: 'oneOf' })) });

  const today = work.now.toISOString().slice(0, 10);
  const patches = new Map(parties.map(patch => [patch._id, patch]));
  const came = (under: string | null) =>
    added
      .filter(party => party.under === under)
      .map(party => linkedNode(linked, party) ?? newcomer(party, work.random.uuid(), today));
  const changed = mapParties(before, party => {
    const id = party._id ?? '';
    if (removed.includes(id)) return null;
    const patch = patches.get(id);
    const next = patch ? patchedParty(party, patch, today) : party;
    const below = came(id);
    return below.length === 0 ? next : { ...next, parties: [...(next.parties ?? []), ...below] };
  });
  return [...changed, ...came(null)];
}
