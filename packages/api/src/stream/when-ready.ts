/** Milliseconds that what may wait waits at most for a page that is busy beginning. */
const timeoutMs = 1_000;

/**
 * Once the page has begun, and there is a connection: what it shows first comes before what may change. What did not
 * come is tried again when the connection is back, and when someone comes back to the page: until then that reads it
 * again (`revalidateOnFocus` of SWR).
 */
export function whenReady(begin: () => Promise<void>, signal: AbortSignal): void {
  const run = () => {
    if (signal.aborted) return;
    // Chromium (153) asks no more for a module that did not come once.
    if (navigator.onLine) begin().catch(tryLater);
    else tryLater();
  };
  function tryLater(): void {
    const waiting = new AbortController();
    const again = () => {
      waiting.abort();
      run();
    };
    for (const occasion of ['online', 'visibilitychange'])
      addEventListener(occasion, again, { signal: waiting.signal });
  }
  if (typeof requestIdleCallback === 'undefined') setTimeout(run);
  else requestIdleCallback(run, { timeout: timeoutMs });
}
