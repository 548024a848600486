import { expect, it } from 'vitest';
import { countSentToSetup } from './sent-to-setup.ts';

const users = [
  { enabled: true, mfaMethod: 'SOFTWARE' },
  { enabled: true, mfaMethod: 'SMS' },
  { enabled: true, mfaMethod: null },
  { enabled: false, mfaMethod: null },
] as const;

it.each([
  [[], 0],
  [['SOFTWARE'], 2],
  [['SMS'], 2],
  [['SOFTWARE', 'SMS'], 1],
] as const)(
  'demanding %j sends %i people to set-up: those who come in and have none of them',
  (allowed, count) => {
    expect(countSentToSetup(users, allowed)).toBe(count);
  },
);
