import type { PartyFile } from '@dossier/api/parties';
import { reportIdentity } from '@dossier/validators';
import { reportedNationality, reportIdentifiers, type ReportIdentifier } from './report-identifiers.ts';

/** What a report on a person's transactions needs, as far as it is known. */
export interface PersonReadiness {
  /** Code of the country that is named; undefined while no nationality is known. */
  readonly nationality: string | undefined;
  readonly isChosen: boolean;
  /** What the person is known by; undefined while nothing that counts is there. */
  readonly identifier: ReportIdentifier | undefined;
  /** What counts in that country before it and is not known, or all that counts. */
  readonly missing: readonly ReportIdentifier[];
  /** The code made of country, birth and name; undefined where one of them is not known. */
  readonly concat: string | undefined;
}

type Person = NonNullable<PartyFile['naturalPerson']>;

/** @param today yyyy-mm-dd: a document that has expired identifies no one. */
export function personReadiness(person: Person, today: string): PersonReadiness {
  const { nationality: first, otherNationalities = [], dateOfBirth, givenNames, lastName } = person;
  const nationalities = [...new Set([...(first ? [first] : []), ...otherNationalities])];
  const nationality = reportedNationality(nationalities);
  const concat =
    nationality && dateOfBirth && givenNames && lastName
      ? reportIdentity({ country: nationality, dateOfBirth, firstName: givenNames, lastName })
      : undefined;
  const counting = nationality ? reportIdentifiers(nationality) : [];
  const at = counting.findIndex(kind => isKnown(kind, person, { nationality, concat, today }));
  return {
    nationality,
    isChosen: nationalities.length > 1,
    identifier: counting[at],
    missing: at === -1 ? counting : counting.slice(0, at),
    concat,
  };
}

interface Known {
  readonly nationality: string | undefined;
  readonly concat: string | undefined;
  readonly today: string;
}

function isKnown(kind: ReportIdentifier, person: Person, { nationality, concat, today }: Known): boolean {
  const { documentType, documentNumber, expireAt } = person.preAcceptDocumentDetails ?? {};
  const hasDocument = (type: string) =>
    documentType === type && Boolean(documentNumber) && (!expireAt || expireAt >= today);
  switch (kind) {
    case 'concat':
      return concat !== undefined;
    case 'nationalNumber':
      return Boolean(person.personalNumber);
    case 'taxNumber':
      return (person.taxResidencies ?? []).some(
        row => row.country === nationality && Boolean(row.taxIdentificationNumber),
      );
    default:
      return hasDocument(kind);
  }
}

/** How it stands with the tax number of one country. */
export interface TaxReadiness {
  readonly country: string;
  readonly state: 'recorded' | 'reason' | 'awaited' | 'overdue' | 'missing';
  /** The day on which a number that is awaited is asked for again; yyyy-mm-dd. */
  readonly until: string | undefined;
}

type Taxed = Pick<Person, 'taxResidencies'>;

/** A number that is not issued yet (reason B) is awaited for 12 months; any other reason stays. */
export const taxReadiness = ({ taxResidencies = [] }: Taxed, today: string): readonly TaxReadiness[] =>
  taxResidencies.map(({ country, taxIdentificationNumber, reason, reasonGivenOn }) => {
    if (taxIdentificationNumber) return { country, state: 'recorded', until: undefined };
    if (!reason) return { country, state: 'missing', until: undefined };
    if (reason !== 'B' || !reasonGivenOn) return { country, state: 'reason', until: undefined };
    const until = yearLater(reasonGivenOn);
    return { country, state: until <= today ? 'overdue' : 'awaited', until };
  });

function yearLater(day: string): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

/** How it stands with the identifier of a legal entity. */
export type LeiReadiness = 'issued' | 'expired' | 'notValid' | 'missing';

/** Without one that is issued and has not expired there is no trade (4-expectations row 100). */
export function leiReadiness(entity: NonNullable<PartyFile['legalEntity']>, today: string): LeiReadiness {
  const {
    legalEntityIdentifier,
    legalEntityIdentifierStatus: status,
    legalEntityIdentifierExpiresAt: end,
  } = entity;
  if (!legalEntityIdentifier) return 'missing';
  if (status && status !== 'ISSUED') return 'notValid';
  return end && end < today ? 'expired' : 'issued';
}
