/** Milliseconds after a gesture in which a request is taken to follow from it. */
const reach = 3_000;

/** Whether a person is at work: a request that no one's hand started does not keep a session alive (T1). */
export function watchGestures(now: () => number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  const note = () => {
    last = now();
  };
  for (const event of ['pointerdown', 'keydown', 'paste', 'drop'] as const)
    globalThis.addEventListener?.(event, note, { capture: true, passive: true });
  return () => now() - last <= reach;
}
