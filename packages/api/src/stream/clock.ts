/** Time and chance, given in so that tests can turn them. */
export interface StreamClock {
  /** Milliseconds since the epoch: one measure for all tabs. */
  readonly now: () => number;
  /** Acts once that time has passed; answers with what forgets it. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
  readonly random: () => number;
}

export const realClock: StreamClock = {
  now: Date.now,
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
