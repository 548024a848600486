import type { PartyNode } from '@dossier/api/contract';
import type { Document } from '@dossier/api/documents';
import type { Blocker } from '@dossier/api/registrations';
import { describe, expect, it } from 'vitest';
import { documentStates } from './document-states.ts';

const now = new Date('2026-11-21T12:00:00Z');
const person: PartyNode = { _id: 'p1', naturalPerson: { givenNames: 'Zoë', lastName: 'Müller' } };
const passport = (validUntil: string | null, partyId = 'p1') =>
  ({ _id: 'd1', party_id: partyId, kind: 'passport', issuedOn: null, validUntil }) as Document;
const blocker = (code: Blocker['code'], params: object = {}): Blocker => ({
  code,
  section: 'documents',
  partyId: 'p1',
  params: { documentKind: 'identity', ...params },
});
const stateOf = (documents: readonly Document[], blockers: readonly Blocker[] = []) =>
  documentStates([person], documents, blockers, now).map(({ state, until }) => [state, until]);

describe('a document that is needed', () => {
  it.each([
    ['is there', [passport('2030-01-01')], [], ['there', '2030-01-01']],
    ['is there for good without an end', [passport(null)], [], ['there', null]],
    ['expires soon', [passport('2027-01-10')], [], ['expiring', '2027-01-10']],
    [
      'counts until the last day of the best one',
      [passport('2027-01-10'), passport('2031-05-01')],
      [],
      ['there', '2031-05-01'],
    ],
    ['is missing', [], [blocker('documentMissing')], ['missing', null]],
    ['has no date', [passport(null)], [blocker('documentUndated')], ['undated', null]],
    [
      'has expired',
      [passport('2026-11-01')],
      [blocker('documentExpired', { until: '2026-11-01' })],
      ['expired', '2026-11-01'],
    ],
  ] as const)('%s', (_, documents, blockers, state) => {
    expect(stateOf(documents, blockers)).toEqual([state]);
  });

  it('is not named where the firm does not ask for it', () => {
    expect(stateOf([passport('2030-01-01', 'someone else')])).toEqual([]);
  });
});
