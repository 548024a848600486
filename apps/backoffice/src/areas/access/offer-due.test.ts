import { expect, it } from 'vitest';
import { isOfferDue } from './offer-due.ts';

const now = new Date('2026-11-21T10:42:00Z');

it.each([
  ['at a first login', null, null, true, true],
  ['at any other', null, null, false, false],
  ['to whoever has a second factor', 'SOFTWARE', null, true, false],
  ['the day after a no', null, '2026-11-20T10:00:00Z', true, false],
  ['29 days after a no', null, '2026-10-23T10:00:00Z', false, false],
  ['30 days after a no', null, '2026-10-22T10:42:00Z', false, true],
])('an app is offered %s: %#', (_, mfaMethod, authenticatorDeclinedAt, isFirst, isDue) => {
  expect(isOfferDue({ mfaMethod, authenticatorDeclinedAt }, isFirst, now)).toBe(isDue);
});
