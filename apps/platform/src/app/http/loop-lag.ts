/** How late the event loop comes to what is due. */
export interface LoopLag {
  /** The longest wait of the last seconds. */
  seconds(): number;
  stop(): void;
}

/** Seconds: anyone who waits that long is better served by another process. */
export const maxLag = 1;

/** Milliseconds between checks, and how long a wait is remembered. */
const step = 100;
const remembered = 2_000;

/** A timer that notes how late it is; the one of `perf_hooks` forgets what is under way when it is reset. */
export function watchLoop(): LoopLag {
  let last = performance.now();
  let worst = { lag: 0, at: last };
  const check = () => {
    const now = performance.now();
    const lag = Math.max(0, now - last - step);
    if (lag >= worst.lag || now - worst.at > remembered) worst = { lag, at: now };
    return now;
  };
  const timer = setInterval(() => (last = check()), step);
  timer.unref();
  return {
    seconds() {
      check();
      return worst.lag / 1_000;
    },
    stop: () => clearInterval(timer),
  };
}
