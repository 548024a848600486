import type { BeneficialOwners, DiscrepancyKind, InterestNature } from '@dossier/api/contract';
import { ownershipBands } from '@dossier/api/contract';
import type { OwnershipBand, OwnershipBasis } from '@dossier/validators/ownership';

/** What a person has, as the register writes it. */
export interface Interest {
  readonly natures: readonly InterestNature[];
  /** Null where none is stated. */
  readonly band: OwnershipBand | null;
}

/** A person of an extract: a party of the firm, or a name. */
export interface RegisterEntry extends Interest {
  readonly _id: string | null;
  readonly name: string | null;
}

/** Where the register and the firm differ about one person. */
export interface Discrepancy {
  readonly kind: DiscrepancyKind;
  readonly person: Pick<RegisterEntry, '_id' | 'name'>;
  readonly calculated: Interest | null;
  readonly registered: Interest | null;
}

type Holder = BeneficialOwners['holders'][number];

/** What the register has to say of a person, and what else it may say. */
interface Owner {
  readonly _id: string;
  readonly calculated: Interest;
  readonly also: readonly InterestNature[];
  /** Any of them is right: the share may not be known exactly. Empty where no size can be wrong. */
  readonly bands: readonly OwnershipBand[];
}

const natureOf: Readonly<Record<OwnershipBasis, InterestNature>> = {
  economic: 'shares',
  voting: 'votes',
  control: 'control',
  agreement: 'control',
  owner: 'ownership',
};

/**
 * How an extract of the register differs from the owners of a company: those that a person confirmed, while the shares are
 * as they were, or else those that are calculated (3-decisions 4.7, step 9).
 */
export function discrepanciesOf(
  owners: BeneficialOwners,
  entries: readonly RegisterEntry[],
): readonly Discrepancy[] {
  const expected = ownersOf(owners);
  const undecided = undecidedBy(owners);
  const listed = new Map(entries.flatMap(entry => (entry._id === null ? [] : [[entry._id, entry]])));
  const missing = expected.filter(({ _id }) => !listed.has(_id));
  const byId = new Map(expected.map(owner => [owner._id, owner]));
  return [
    ...missing.map(({ _id, calculated }): Discrepancy => {
      return { kind: 'missing', person: { _id, name: null }, calculated, registered: null };
    }),
    ...entries.flatMap(({ _id, name, natures, band }): Discrepancy[] => {
      const owner = _id === null ? undefined : byId.get(_id);
      const registered = { natures, band };
      const person = { _id, name };
      if (owner)
        return isRight(owner, registered)
          ? []
          : [{ kind: 'wrongInterest', person, calculated: owner.calculated, registered }];
      if (undecided({ _id, name, natures, band })) return [];
      return [{ kind: 'wronglyListed', person, calculated: null, registered }];
    }),
  ];
}

function isRight({ calculated, also, bands }: Owner, { natures, band }: Interest): boolean {
  // Who is an owner for another reason than shares: what the register should say is not known.
  if (calculated.natures.length === 0) return true;
  const isComplete = calculated.natures.every(nature => natures.includes(nature));
  const hasNoOther = natures.every(nature => calculated.natures.includes(nature) || also.includes(nature));
  return isComplete && hasNoOther && (band === null || bands.length === 0 || bands.includes(band));
}

/** Confirmed, while that still holds; calculated otherwise. */
function ownersOf({ confirmation, holders }: BeneficialOwners): readonly Owner[] {
  const holderOf = new Map(holders.map(holder => [holder._id, holder]));
  if (!confirmation?.isCurrent)
    return holders.filter(({ basis }) => basis.length > 0).map(holder => ownerOf(holder._id, holder));
  return confirmation.owners.map(({ _id }) =>
    confirmation.kind === 'seniorManagers'
      ? { _id, calculated: { natures: ['seniorManager'], band: null }, also: [], bands: [] }
      : ownerOf(_id, holderOf.get(_id)),
  );
}

function ownerOf(_id: string, holder: Holder | undefined): Owner {
  if (!holder || holder.basis.length === 0)
    return { _id, calculated: { natures: [], band: null }, also: [], bands: [] };
  const { basis, band } = holder;
  // A person who votes controls by that: the register need not say it twice.
  const required = basis.filter(each => each !== 'control' || !basis.includes('voting'));
  return {
    _id,
    calculated: { natures: [...new Set(required.map(each => natureOf[each]))], band: statedBand(band) },
    also: [...(basis.includes('control') ? ['control' as const] : []), 'ownership'],
    bands: statedBand(band) === null ? [] : bandsOf(holder),
  };
}

/** A quarter or less is none of the register's sizes. */
const statedBand = (band: OwnershipBand): OwnershipBand | null => (band === 'upTo25' ? null : band);

/** Every size that the largest interest may have. */
function bandsOf({ band, economic, voting, controlled }: Holder): readonly OwnershipBand[] {
  const highest = Math.max(Number(economic.high), Number(voting.high), Number(controlled.high));
  const last = [25, 50, 75].filter(limit => highest > limit).length;
  return ownershipBands.slice(ownershipBands.indexOf(band), last + 1);
}

/** Of whom the firm cannot say that they are listed wrongly: who is to be clarified is never taken for no (4.7, step 5). */
function undecidedBy({ confirmation, holders, needsSeniorManagers }: BeneficialOwners) {
  if (confirmation?.isCurrent) return () => false;
  const possible = new Set(holders.filter(({ isPossible }) => isPossible).map(({ _id }) => _id));
  return ({ _id, natures }: RegisterEntry) =>
    (_id !== null && possible.has(_id)) ||
    // Who the senior managing officials are is for a person to confirm.
    (needsSeniorManagers && natures.every(nature => nature === 'seniorManager'));
}
