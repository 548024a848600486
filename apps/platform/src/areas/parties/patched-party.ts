import type { AddedParty, PartyNode, PartyPatch } from '@dossier/api/contract';
import { patched } from './patch.ts';

/** A party after a patch; `today` (yyyy-mm-dd) is since when a reason is given that ends. */
export function patchedParty(party: PartyNode, patch: Omit<PartyPatch, '_id'>, today: string): PartyNode {
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

export function newcomer(
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
