/**
 * Loads once for each key. The outcome is noted on the promise in the way that React's `use` reads it, so that what was
 * loaded ahead is shown without a spinner. A failure is kept too: what waits for it fails, and does not ask without end.
 */
export function loadOnce<Key, Value>(fetch: (key: Key) => Promise<Value>): LoadOnce<Key, Value> {
  const promises = new Map<Key, Promise<Value>>();
  function load(key: Key): Promise<Value> {
    const cached = promises.get(key);
    if (cached) return cached;
    const promise = fetch(key);
    promises.set(key, promise);
    promise.then(
      value => void Object.assign(promise, { status: 'fulfilled', value }),
      (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
    );
    return promise;
  }
  return {
    load,
    has: key => promises.has(key),
    async tryLoad(key) {
      try {
        return await load(key);
      } catch (error) {
        promises.delete(key);
        throw error;
      }
    },
  };
}

interface LoadOnce<Key, Value> {
  readonly load: (key: Key) => Promise<Value>;
  readonly has: (key: Key) => boolean;
  /** The same for what no page waits for yet: a failure is forgotten, and the next call asks again. */
  readonly tryLoad: (key: Key) => Promise<Value>;
}
