import type { NaturalPerson, PartyNode, RegistrationType } from '@dossier/api/contract';
import { partyName } from './party-tree.ts';

/** What lists show and search by, derived from the parties (S2 §3). */
export interface Derived {
  /** A joint registration shows both names joined with ' & '. */
  readonly name: string;
  readonly city: string | null;
  /** Of a business. */
  readonly chamberOfCommerceNo: string | null;
  /** Of a person, in full: it is shown masked only. */
  readonly taxNumber: string | null;
}

type Taxed = Pick<NaturalPerson, 'taxIdentificationNumber' | 'taxResidencies'>;

const taxNumbersOf = ({ taxIdentificationNumber, taxResidencies }: Taxed) =>
  [
    taxIdentificationNumber,
    ...(taxResidencies ?? []).map(residency => residency.taxIdentificationNumber),
  ].filter((number): number is string => Boolean(number));

export function derive(type: RegistrationType, parties: readonly PartyNode[]): Derived {
  const [first] = parties;
  const bearer = type === 'BUSINESS' ? first?.legalEntity : first?.naturalPerson;
  const persons = parties.flatMap(({ naturalPerson }) => naturalPerson ?? []);
  return {
    name: (type === 'JOINT' ? parties : parties.slice(0, 1)).map(partyName).filter(Boolean).join(' & '),
    city: bearer?.address?.city || null,
    chamberOfCommerceNo: (type === 'BUSINESS' && first?.legalEntity?.chamberOfCommerceNo) || null,
    taxNumber: (type !== 'BUSINESS' && persons.flatMap(taxNumbersOf)[0]) || null,
  };
}
