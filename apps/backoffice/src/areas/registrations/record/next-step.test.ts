import { aProgress, aSignOff, status } from '@dossier/api/fixtures';
import type { Blocker } from '@dossier/api/registrations';
import { describe, expect, it } from 'vitest';
import { nextStepOf } from './next-step.ts';

const missing: Blocker = { code: 'documentMissing', section: 'documents', partyId: 'p1', params: {} };
const sections = [{ id: 'documents' as const, done: 0, total: 2, blockers: [missing, missing] }];
const kindOf = (...args: Parameters<typeof aProgress>) => nextStepOf(aProgress(...args)).kind;

describe('the next step', () => {
  it('is the first thing that is missing', () => {
    const progress = aProgress({ status: status('INCOMPLETE'), signOff: null, sections });
    expect(nextStepOf(progress)).toEqual({ kind: 'mend', blocker: missing, others: 1 });
  });

  it('is the client’s while the deadline waits for them', () => {
    const deadline = { dueOn: '2026-11-25', daysLeft: 2, term: 5, isWaiting: true };
    expect(kindOf({ status: status('INCOMPLETE'), sections, deadline })).toBe('client');
  });

  it('is to mark as complete what misses nothing', () => {
    expect(kindOf({ status: status('INCOMPLETE'), signOff: null })).toBe('complete');
  });

  it.each([
    [null, 'decide'],
    ['ownRequest', 'ownRequest'],
    ['notSenior', 'colleague'],
  ] as const)('of a request with the hindrance %s is %s', (hindrance, kind) => {
    expect(kindOf({ signOff: aSignOff({ hindrance }) })).toBe(kind);
  });

  it.each([
    ['none', [], 'accept'],
    ['twoPersons', [], 'ask'],
    ['none', [{ code: 'riskUnacceptable', section: null, partyId: null, params: {} }], 'unacceptable'],
  ] as const)('with the policy %s and %j in the way is to %3$s', (signOff, blockers, kind) => {
    const acceptance = { next: status('ACCEPTED'), requiresComment: false, signOff, blockers: [...blockers] };
    expect(kindOf({ signOff: null, allowedNext: [acceptance] })).toBe(kind);
  });

  it.each([
    ['ACCEPTED', 'finish'],
    ['DONE', 'done'],
    ['MIGRATED', 'migrated'],
    ['REJECTED', 'rejected'],
    ['DELETED', 'deleted'],
  ] as const)('of one that is %s is %s', (code, kind) => {
    expect(kindOf({ status: status(code) })).toBe(kind);
  });
});
