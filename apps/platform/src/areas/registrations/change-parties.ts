import type { AddedParty, PartiesChange, PartyNode, PartyPatch } from '@dossier/api/contract';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { patched } from './patch.ts';
import { findParty, mapParties } from './party-tree.ts';

/**
 * The parties after a change.
 * @throws {AppError} ValidationFailed for a party that is not there, or is of the other kind.
 */
export function changedParties(
  work: Pick<UnitOfWork, 'now' | 'random'>,
  before: readonly PartyNode[],
  { parties, added, removed }: PartiesChange,
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
    added.filter(party => party.under === under).map(party => newcomer(party, work.random.uuid(), today));
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

function patchedParty(party: PartyNode, patch: PartyPatch, today: string): PartyNode {
  const { naturalPerson, legalEntity, ownershipPercentage } = patch;
  const { ownershipPercentage: share, ...rest } = party;
  const next = ownershipPercentage === undefined ? share : ownershipPercentage || undefined;
  return {
    ...rest,
    ...(naturalPerson && {
      naturalPerson: stamped(party.naturalPerson, patched(party.naturalPerson, naturalPerson) ?? {}, today),
    }),
    ...(legalEntity && {
      legalEntity: stamped(party.legalEntity, patched(party.legalEntity, legalEntity) ?? {}, today),
    }),
    ...(next === undefined ? {} : { ownershipPercentage: next }),
  };
}

function newcomer(
  { under: _under, ownershipPercentage, ...party }: AddedParty,
  id: string,
  today: string,
): PartyNode {
  const copy = patched({}, party) as PartyNode;
  return {
    ...copy,
    ...(copy.naturalPerson && { naturalPerson: stamped(undefined, copy.naturalPerson, today) }),
    _id: id,
    ...(ownershipPercentage ? { ownershipPercentage } : {}),
  };
}

type Taxed = Pick<NonNullable<PartyNode['naturalPerson']>, 'taxResidencies'>;

/** Reason B, a number that is not issued yet, is good for 12 months: since when it is given stands next to it. */
function stamped<Value extends Taxed>(before: Taxed | undefined, after: Value, today: string): Value {
  if (!after.taxResidencies) return after;
  const since = (country: string) =>
    before?.taxResidencies?.find(row => row.country === country && row.reason === 'B')?.reasonGivenOn ??
    today;
  return {
    ...after,
    taxResidencies: after.taxResidencies.map(({ reasonGivenOn: _given, ...row }) =>
      row.reason === 'B' ? { ...row, reasonGivenOn: since(row.country) } : row,
    ),
  };
}
