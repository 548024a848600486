import {
  kindsOfDocument,
  documentsNeeded,
  type DocumentKind,
  type NeededDocument,
  type PartyNode,
} from '@dossier/api/contract';
import { vocabularyTexts } from '@dossier/ui/vocabularies';
import { personDocumentType, registrationStatus, type Language } from '@dossier/validators/vocabularies';
import type { NewDocument } from '../areas/documents/service.ts';
import { everyParty, partyName } from '../areas/registrations/service.ts';
import type { Chance } from './seeded-random.ts';
import type { DemoTenant, DemoUser } from './tenants.ts';
import { aPdf } from './pdf.ts';
import type { DemoRegistration } from './registrations.ts';

const dayLength = 86_400_000;
const incomplete = registrationStatus.code('INCOMPLETE');
const deleted = registrationStatus.code('DELETED');
/** Days that an identity document of ten years is good for at most, and at least while someone may rest on it. */
const [longest, shortest] = [3_640, 120];

const dayAfter = (at: Date, days: number) =>
  new Date(at.getTime() + days * dayLength).toISOString().slice(0, 10);

/**
 * The documents that the demo registrations came with: all that is asked for where someone called them complete, and
 * half of it, here and there one that is over, where the client has not sent everything yet.
 */
export function demoDocuments(
  chance: Chance,
  { locale }: Pick<DemoTenant, 'locale'>,
  registrations: readonly DemoRegistration[],
  users: Readonly<Record<DemoUser, string>>,
): readonly NewDocument[] {
  return registrations.flatMap(({ id, status, parties, assignee, updatedAt }) => {
    if (status === deleted) return [];
    return everyParty(parties).flatMap(({ party, under }) =>
      documentsNeeded(party, under === null)
        .filter(() => status !== incomplete || chance.fraction() < 0.5)
        .map((documentKind): NewDocument => {
          const isOver = status === incomplete && chance.fraction() < 0.15;
          const kind = kindOf(chance, documentKind);
          const number = documentKind === 'identity' ? numberOf(chance) : null;
          const dates = documentKind === 'identity' ? identityDates : extractDates;
          return {
            id: chance.uuid(),
            registrationId: id,
            partyId: party._id ?? null,
            kind,
            documentNumber: number,
            ...dates(chance, updatedAt, isOver),
            file: fileOf(locale as Language, kind, party, number),
            createdBy: users[assignee ?? 'admin'],
            createdAt: updatedAt,
          };
        }),
    );
  });
}

const kindOf = (chance: Chance, documentKind: NeededDocument): DocumentKind =>
  documentKind === 'identity'
    ? chance.weighted<DocumentKind>([
        ['passport', 5],
        ['idCard', 4],
        ['drivingLicence', 1],
      ])
    : kindsOfDocument[documentKind][0]!;

/** Nine characters, without vowels, and without what is mistaken for something else. */
const numberOf = (chance: Chance) =>
  Array.from({ length: 9 }, () => chance.pick('BCDFGHJKLMNPRTVWX23456789'.split(''))).join('');

type Dates = Pick<NewDocument, 'issuedOn' | 'validUntil'>;

/** Of ten years' validity. */
function identityDates(chance: Chance, at: Date, isOver: boolean): Dates {
  const left = isOver ? -chance.between(1, 200) : chance.between(shortest, longest);
  return { issuedOn: dayAfter(at, left - 3_652), validUntil: dayAfter(at, left) };
}

/** Fresh on the day when they were looked at. */
const extractDates = (chance: Chance, at: Date, isOver: boolean): Dates => ({
  issuedOn: dayAfter(at, -(isOver ? chance.between(91, 200) : chance.between(0, 20))),
  validUntil: null,
});

function fileOf(
  locale: Language,
  kind: DocumentKind,
  party: PartyNode,
  number: string | null,
): NewDocument['file'] {
  const texts = vocabularyTexts[locale];
  const title = personDocumentType.is(kind)
    ? texts.personDocumentType[kind]
    : texts.entityDocumentType[kind as keyof typeof texts.entityDocumentType];
  const lines = [title, partyName(party), ...(number === null ? [] : [number]), 'SPECIMEN'];
  return { name: `${title}.pdf`, mediaType: 'application/pdf', bytes: aPdf([lines]) };
}
