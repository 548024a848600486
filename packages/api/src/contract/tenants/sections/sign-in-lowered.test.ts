import { expect, it } from 'vitest';
import { defaultSessions } from './session-limits.ts';
import { isSignInLowered } from './sign-in-lowered.ts';

const factors = (...allowedMFAMethods: ('SOFTWARE' | 'SMS')[]) => ({
  allowedMFAMethods,
  sessions: defaultSessions,
});
const sessions = (change: object) => ({ ...factors(), sessions: { ...defaultSessions, ...change } });

it.each([
  ['demands nothing any more', factors('SOFTWARE'), factors(), true],
  ['takes text messages too', factors('SOFTWARE'), factors('SOFTWARE', 'SMS'), true],
  ['takes text messages alone', factors('SOFTWARE', 'SMS'), factors('SMS'), true],
  ['takes the app alone', factors('SOFTWARE', 'SMS'), factors('SOFTWARE'), false],
  ['takes the app in place of text messages', factors('SMS'), factors('SOFTWARE'), false],
  ['demands something at last', factors(), factors('SMS'), false],
  ['leaves sessions alone for longer', sessions({ idleMinutes: 15 }), sessions({ idleMinutes: 30 }), true],
  ['keeps trusted computers longer', sessions({ trustedHours: 8 }), sessions({ trustedHours: 12 }), true],
  ['ends sessions earlier', sessions({}), sessions({ idleMinutes: 15, hours: 8, trustedHours: 8 }), false],
  ['changes nothing', factors('SOFTWARE'), factors('SOFTWARE'), false],
])('a firm that %s lowers: %#', (_, before, after, isLowered) => {
  expect(isSignInLowered(before, after)).toBe(isLowered);
});
