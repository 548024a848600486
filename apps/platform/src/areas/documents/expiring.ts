import {
  kindsOfDocument,
  neededDocuments,
  type BusinessCalendar,
  type DatedDocument,
} from '@dossier/api/contract';
import { workingDaysBetween } from '../../shared/calendar/working-days.ts';

/** Working days before a document ends from which on a newer one has to be asked for: as long as clients take. */
export const documentWarningDays = 20;

/** A document of a party, or of a registration where there is none. */
export interface PartyDocument extends DatedDocument {
  readonly partyId: string | null;
}

/** Whether a document ends within the days in which a newer one has to be asked for. */
export function endsSoon(validUntil: string, day: string, calendar: BusinessCalendar): boolean {
  return validUntil >= day && workingDaysBetween(day, validUntil, calendar) <= documentWarningDays;
}

/**
 * The days on which documents end for which there is no newer one.
 * @param counts which of them are told of; the others are there to be the newer one.
 */
export function lastDaysOf<Seen extends PartyDocument>(
  documents: readonly Seen[],
  counts: (document: Seen) => boolean = () => true,
): readonly string[] {
  return [...Map.groupBy(documents, purposeOf).values()].flatMap(versions => {
    const days = versions.map(({ validUntil }) => validUntil).filter(day => day !== null);
    // One without an end is good for ever, unless it has to have one: then it does not count.
    if (days.length < versions.length && !versions.some(({ kind }) => identity.includes(kind))) return [];
    const last = days.toSorted().at(-1);
    return last !== undefined && versions.some(each => each.validUntil === last && counts(each))
      ? [last]
      : [];
  });
}

const identity = kindsOfDocument.identity;

/** What a document is for: a newer one for the same takes its place. Those that no one asks for stand by themselves. */
function purposeOf(document: PartyDocument): unknown {
  const need = neededDocuments.find(each => kindsOfDocument[each].includes(document.kind));
  return need === undefined || document.partyId === null ? document : `${document.partyId} ${need}`;
}
