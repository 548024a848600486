import type { Clock } from '../ports/clock/clock.ts';

/** A clock that stands still until it is turned. */
export interface TestClock extends Clock {
  /** Seconds forward. */
  turn(seconds: number): void;
}

export function testClock(start: Date): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    turn(seconds) {
      time += seconds * 1000;
    },
  };
}
