import type { StreamClock } from '../clock.ts';

/** A clock that stands still until it is turned; chance always falls in the middle. */
export interface TurnedClock extends StreamClock {
  readonly turn: (milliseconds: number) => void;
}

export function turnedClock(): TurnedClock {
  let now = 0;
  let waiting: { at: number; act: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds, act) {
      const entry = { at: now + milliseconds, act };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter(other => other !== entry);
      };
    },
    random: () => 0.5,
    turn(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        now = next.at;
        waiting = waiting.filter(other => other !== next);
        next.act();
      }
      now = end;
    },
  };
}
