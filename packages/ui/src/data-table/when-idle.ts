/** Milliseconds until a page has come: before that it is busy, and no one has begun to do anything. */
const pause = 500;

/**
 * Does what no one waits for, in the idle time of a page that has come. Work that leaves some over says so, and is called
 * again. Where a browser knows no idle time it is never called: the caller that needs it first does it then.
 * @returns what stops it.
 */
export function whenIdle(work: (deadline: IdleDeadline) => boolean): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => {};
  let handle = 0;
  const goOn = () => {
    handle = requestIdleCallback(deadline => {
      if (work(deadline)) goOn();
    });
  };
  const start = setTimeout(goOn, pause);
  return () => {
    clearTimeout(start);
    cancelIdleCallback(handle);
  };
}
