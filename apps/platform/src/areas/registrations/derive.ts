import type { LegalEntity, NaturalPerson, PartyNode, RegistrationType } from '@dossier/api/contract';
import { partyName } from './party-tree.ts';

/** What lists show and search by, derived from the parties (S2 §3). */
export interface Derived {
  /** A joint registration shows both names joined with ' & '. */
  readonly name: string;
  readonly city: string | null;
  /** Of a business. */
  readonly chamberOfCommerceNo: string | null;
  /** Of a person, in full: it leaves the platform masked only. */
  readonly taxNumber: string | null;
  /** All tax numbers of all parties, in the form that they are looked up by. */
  readonly taxNumbers: readonly string[];
}

type Taxed = Pick<NaturalPerson & LegalEntity, 'taxIdentificationNumber' | 'taxResidencies'>;

const taxNumbersOf = ({ taxIdentificationNumber, taxResidencies }: Taxed) =>
  [
    taxIdentificationNumber,
    ...(taxResidencies ?? []).map(residency => residency.taxIdentificationNumber),
  ].filter((number): number is string => Boolean(number));

/** The form in which tax numbers are compared: letters and digits only, capitals. */
export const taxNumberKey = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export function derive(type: RegistrationType, parties: readonly PartyNode[]): Derived {
  const [first] = parties;
  const bearer = type === 'BUSINESS' ? first?.legalEntity : first?.naturalPerson;
  const persons = parties.flatMap(({ naturalPerson }) => naturalPerson ?? []);
  const everybody = parties.flatMap(({ naturalPerson, legalEntity }) => naturalPerson ?? legalEntity ?? []);
  return {
    name: (type === 'JOINT' ? parties : parties.slice(0, 1)).map(partyName).filter(Boolean).join(' & '),
    city: bearer?.address?.city || null,
    chamberOfCommerceNo: (type === 'BUSINESS' && first?.legalEntity?.chamberOfCommerceNo) || null,
    taxNumber: (type !== 'BUSINESS' && persons.flatMap(taxNumbersOf)[0]) || null,
    taxNumbers: [...new Set(everybody.flatMap(taxNumbersOf).map(taxNumberKey))],
  };
}
