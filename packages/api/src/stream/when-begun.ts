/** Milliseconds that what may wait waits at most for a page that is busy beginning. */
const patience = 1_000;

/** Once the page has begun, and there is a connection: what it shows first comes before what may change. */
export function whenBegun(begin: () => Promise<void>, signal: AbortSignal): void {
  const run = () => {
    if (signal.aborted) return;
    // Chromium (153) asks no more for a module that did not come once.
    if (navigator.onLine) begin().catch(() => undefined);
    else addEventListener('online', run, { once: true, signal });
  };
  if (typeof requestIdleCallback === 'undefined') setTimeout(run);
  else requestIdleCallback(run, { timeout: patience });
}
