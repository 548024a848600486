import { array, check, constant, integer, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAttempt, type Attempts } from './throttle.ts';

const start = Date.parse('2026-11-21T10:42:00Z');
const hour = 3_600_000;

/** Tries after each pause; answers with the moments at which a try was allowed. */
function play(pauses: readonly number[]): number[] {
  let state: Attempts | null = null;
  let now = start;
  const allowed: number[] = [];
  for (const pause of pauses) {
    now += pause;
    const next = nextAttempt(state, new Date(now));
    if (!next) continue;
    state = next;
    allowed.push(now);
  }
  return allowed;
}

const maxInAnHour = (moments: readonly number[]) =>
  Math.max(0, ...moments.map(from => moments.filter(at => at >= from && at < from + hour).length));

describe('attempts', () => {
  it('cost nothing four times, then a second, two, four', () => {
    let state: Attempts | null = null;
    const waits: number[] = [];
    let now = start;
    for (let n = 1; n <= 8; n++) {
      state = nextAttempt(state, new Date(now)) as Attempts;
      waits.push((state.lockedUntil.getTime() - now) / 1000);
      now = state.lockedUntil.getTime();
    }
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8]);
  });

  it('never wait longer than a quarter of an hour', () => {
    const worn = { count: 40, lockedUntil: new Date(start), lastAt: new Date(start) };
    expect(nextAttempt(worn, new Date(start))?.lockedUntil.getTime()).toBe(start + 900_000);
  });

  it('are refused while locked, without counting', () => {
    const locked = { count: 9, lockedUntil: new Date(start + 1), lastAt: new Date(start) };
    expect(nextAttempt(locked, new Date(start))).toBeNull();
  });

  it('are never more than twenty in an hour for anyone who tries all the time', () => {
    expect(maxInAnHour(play(Array.from({ length: 3 * 3_600 }, () => 1_000)))).toBeLessThanOrEqual(20);
  });

  it('are never more than twenty in an hour, however they are spread', () => {
    const pause = oneof(constant(0), integer({ min: 0, max: 5_000 }), integer({ min: 0, max: 1_200_000 }));
    const pauses = array(pause, { minLength: 1, maxLength: 200 });
    const outcome = check(
      property(pauses, waits => maxInAnHour(play(waits)) <= 20),
      { numRuns: 500 },
    );
    expect(outcome.counterexample, `seed ${outcome.seed}`).toBeNull();
  });
});
