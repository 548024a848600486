import {
  countsUntil,
  documentsNeeded,
  kindsOfDocument,
  type NeededDocument,
  type PartyNode,
} from '@dossier/api/contract';
import type { Document } from '@dossier/api/documents';
import type { Blocker } from '@dossier/api/registrations';
import { daysUntil } from '../../../shared/format.ts';
import { everyParty, partyName } from '../../../shared/party-file/party-name.ts';

/** Days before a document ends in which a new one is asked for in good time. */
const expiringDays = 60;

const states = {
  documentMissing: 'missing',
  documentUndated: 'undated',
  documentExpired: 'expired',
} as const;

export interface DocumentState {
  readonly id: string;
  readonly party: string;
  readonly documentKind: NeededDocument;
  readonly state: 'there' | 'expiring' | (typeof states)[keyof typeof states];
  /** The last day on which it counts; null where it has none, or is not there. */
  readonly until: string | null;
  /** What the gate says of it; undefined where nothing is wrong. */
  readonly blocker: Blocker | undefined;
}

/** Every document that is needed of the parties, in their order; one that the firm does not ask for and no one sent is left out. */
export function documentStates(
  parties: readonly PartyNode[],
  documents: readonly Document[],
  blockers: readonly Blocker[],
  now: Date,
): readonly DocumentState[] {
  return everyParty(parties).flatMap(({ party, under }) =>
    documentsNeeded(party, under === null).flatMap((documentKind): readonly DocumentState[] => {
      const about = { id: `${party._id} ${documentKind}`, party: partyName(party), documentKind };
      const blocker = blockers.find(
        ({ partyId, params }) => partyId === party._id && params['documentKind'] === documentKind,
      );
      if (blocker && blocker.code in states) {
        const until = blocker.params['until'];
        return [
          {
            ...about,
            blocker,
            state: states[blocker.code as keyof typeof states],
            until: typeof until === 'string' ? until : null,
          },
        ];
      }
      const ends = documents
        .filter(({ party_id: id, kind }) => id === party._id && kindsOfDocument[documentKind].includes(kind))
        .map(countsUntil);
      if (ends.length === 0) return [];
      const until = ends.includes(null) ? null : latest(ends);
      const isExpiring = until !== null && daysUntil(until, now) <= expiringDays;
      return [{ ...about, blocker: undefined, state: isExpiring ? 'expiring' : 'there', until }];
    }),
  );
}

/** The last of days (yyyy-mm-dd). */
const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => ((day ?? '') > (last ?? '') ? day : last), null);
