import { transitionsFrom, type RegistrationStatus } from '@dossier/api/contract';
import type { NextStatus } from '@dossier/api/registrations';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { describe, expect, it } from 'vitest';
import { arrange } from './actions.ts';

const option = (next: RegistrationStatus, overrides: Partial<NextStatus> = {}): NextStatus => ({
  next,
  requiresComment: false,
  signOff: 'none',
  blockers: [],
  ...overrides,
});
const arranged = (
  from: Parameters<typeof registrationStatus.code>[0],
  overrides: Partial<NextStatus> = {},
) => {
  const status = registrationStatus.code(from);
  const { main, reject, others } = arrange(
    status,
    transitionsFrom(status).map(({ next }) => option(next, overrides)),
  );
  return [main?.name, reject?.name, others.map(({ name }) => name)];
};

describe('what can be done with a registration', () => {
  it.each([
    ['INCOMPLETE', 'complete', 'reject', ['remove']],
    ['COMPLETE', 'accept', 'reject', ['sendBack', 'remove']],
    ['ACCEPTED', 'finish', undefined, ['reject', 'withdraw']],
    ['DONE', 'convert', undefined, []],
    ['REJECTED', 'reopen', undefined, ['remove']],
    ['DELETED', 'restore', undefined, []],
    ['MIGRATED', undefined, undefined, []],
  ] as const)('that is %s: first %s, beside it %s, then %j', (from, main, reject, others) => {
    expect(arranged(from)).toEqual([main, reject, others]);
  });

  it('is asked for where somebody else has to sign off', () => {
    expect(arranged('COMPLETE', { signOff: 'twoPersonsSenior' })[0]).toBe('askSenior');
  });

  it('does not hold what one may never do', () => {
    const blockers = [{ code: 'notPermitted' as const, section: null, partyId: null, params: {} }];
    expect(arranged('COMPLETE', { blockers })).toEqual([undefined, undefined, []]);
  });
});
