import { describe, expect, it } from 'vitest';
import { restingTimer, stepTimer, type TimerEffect, type TimerEvent, type TimerState } from './timer.ts';

const minute = 60_000;
const life = { startedAt: 0, expiresAt: 60 * minute };
const at = (
  minutes: number,
  overrides: Partial<Extract<TimerEvent, { kind: 'check' }>> = {},
): TimerEvent => ({
  kind: 'check',
  now: minutes * minute,
  life,
  rememberMe: false,
  ...overrides,
});
const active: TimerState = { isActive: true, warning: null };
const warned = (warning: number): TimerState => ({ isActive: false, warning });

type Row = readonly [title: string, TimerState, TimerEvent, TimerState, readonly TimerEffect[]];

describe('the session timer', () => {
  it.each([
    ['leaves a young token alone', restingTimer, at(1), restingTimer, []],
    ['leaves it alone at half its life, when nobody did anything', restingTimer, at(31), restingTimer, []],
    ['does not renew before half of its life is over, for anybody', active, at(30), active, []],
    ['renews it from then on for whoever did something', active, at(30.1), active, ['renew']],
    [
      'renews at every check with "Trust this computer"',
      restingTimer,
      at(1, { rememberMe: true }),
      restingTimer,
      ['renew'],
    ],
    ['is silent until ten minutes are left', restingTimer, at(49.9), restingTimer, []],
    ['warns when ten minutes are left', restingTimer, at(50), warned(10), []],
    ['counts down each minute', warned(10), at(51), warned(9), []],
    ['counts a minute that has begun as one', warned(10), at(50.5), warned(10), []],
    ['never says less than a minute', warned(2), at(59.99), warned(1), []],
    [
      'takes the warning away for whoever did something, and renews',
      { isActive: true, warning: 7 },
      at(54),
      active,
      ['renew'],
    ],
    ['ends a session whose token is over', warned(1), at(60), restingTimer, ['expire']],
    [
      'ends it also with "Trust this computer": the page slept too long',
      active,
      at(61, { rememberMe: true }),
      restingTimer,
      ['expire'],
    ],
    ['stops when nobody is signed in', active, at(5, { life: null }), restingTimer, ['stop']],
    [
      'forgets the warning at once when a person starts a request',
      warned(4),
      { kind: 'activity' },
      active,
      [],
    ],
    ['begins anew with a new token', { isActive: true, warning: 3 }, { kind: 'renewed' }, restingTimer, []],
  ] satisfies Row[])('%s', (_, state, event, next, effects) => {
    expect(stepTimer(state, event)).toEqual({ state: next, effects });
  });
});
