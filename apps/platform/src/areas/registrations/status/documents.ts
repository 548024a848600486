import { flawOfDocument, documentsNeeded, type GateItem, type PartyNode } from '@dossier/api/contract';
import type { ClientDocument } from '../../documents/service.ts';
import { openStatuses } from '../event-detail.ts';
import { everyParty, partyName } from '../party-tree.ts';
import type { RegistrationRecord } from '../record.ts';
import type { Completeness, Missing } from './completeness.ts';

/**
 * The documents that the parties have to have, and which of them are not there, or do not count on a day (yyyy-mm-dd);
 * without those that the tenant does not ask for.
 */
export function documentsCompleteness(
  parties: readonly PartyNode[],
  documents: readonly ClientDocument[],
  day: string,
  off: readonly GateItem[] = [],
): Completeness {
  const checks = everyParty(parties).flatMap(({ party, under }) => {
    const documentsOfParty = documents.filter(({ partyId }) => partyId === party._id);
    const needed = documentsNeeded(party, under === null).filter(documentKind => !off.includes(documentKind));
    return needed.map((documentKind): Missing | null => {
      const flaw = flawOfDocument(documentKind, documentsOfParty, day);
      if (flaw === null) return null;
      const { code, ...when } = flaw;
      const params = { party: partyName(party), documentKind, ...when };
      return { code, section: 'documents', partyId: party._id ?? null, params };
    });
  });
  const blockers = checks.filter(check => check !== null);
  return { id: 'documents', total: checks.length, done: checks.length - blockers.length, blockers };
}

/** The day on which documents have to be valid: today; once it is decided, the day of that, since they only had to last till then. */
export function dayOfDocuments(
  { status, status_since: since, updated_at: changed }: RegistrationRecord,
  now: Date,
): string {
  const isOpen = openStatuses.some(open => open === status);
  return new Date(isOpen ? now : (since ?? changed)).toISOString().slice(0, 10);
}
