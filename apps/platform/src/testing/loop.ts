/** How a unit of work treats whatever else goes on: in milliseconds. */
export interface LoopTimes {
  readonly took: number;
  /** The longest that nothing else had its turn. */
  readonly longest: number;
}

/** Watches the event loop while something is done. */
export async function watchLoop(work: () => Promise<unknown>): Promise<LoopTimes> {
  const started = performance.now();
  let [last, longest] = [started, 0];
  const check = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(check, 5);
  try {
    await work();
  } finally {
    check();
    clearInterval(timer);
  }
  return { took: performance.now() - started, longest };
}
