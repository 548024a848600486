import type { Example, InvalidExample } from '../testing/examples.ts';

export const valid: readonly Example[] = [
  { value: { reminderDays: 29, expiryDays: 30 }, note: 'a day more' },
  { value: { reminderDays: '0', expiryDays: '1' }, note: 'texts' },
  { value: { reminderDays: '9', expiryDays: '10' }, note: 'compared as numbers, not as texts' },
  { value: { reminderDays: 7 }, note: 'one of the two' },
];

export const invalid: readonly InvalidExample[] = [
  { value: { reminderDays: 7, expiryDays: 7 }, note: 'the same day', violation: { code: 'signingDays' } },
];
