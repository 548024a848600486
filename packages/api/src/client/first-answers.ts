import { bootstrapEndpoints, bootstrapName, type BootstrapRequest } from '../contract/index.ts';
import { keyOfFirst } from '../gateway/index.ts';

/** What came of what the page began with. */
export interface BootstrapAnswer {
  /** Null: there is no session to continue. */
  readonly accessToken: string | null;
  readonly reads: BootstrapRequest['reads'];
  readonly answers: readonly unknown[];
}

/**
 * Takes what the page has begun, once: a token is in it, and nothing else is to find it. Null where nothing was begun or
 * no good answer came; then the code asks for itself.
 */
export async function takeBootstrap(
  page: { [bootstrapName]?: BootstrapRequest } = globalThis as { [bootstrapName]?: BootstrapRequest },
): Promise<BootstrapAnswer | null> {
  const request = page[bootstrapName];
  delete page[bootstrapName];
  if (!request) return null;
  try {
    const response = await request.answer;
    if (!response.ok) return null;
    const { accessToken, answers } = bootstrapEndpoints.bootstrap.response.validateSync(
      await response.json(),
      {
        strict: true,
      },
    );
    return { accessToken, reads: request.reads, answers };
  } catch {
    return null;
  }
}

export type Key = ReturnType<typeof keyOfFirst>;

/** Milliseconds in which what came with the page is not read again by a hook that appears. */
const freshFor = 10_000;

/**
 * Answers that came with the page: hooks have them in their first frame, and ask for nothing. A cache that React made and
 * threw away before it was ever shown has had them for nothing: the one in its place is given them too.
 */
export interface FirstAnswers {
  readonly hold: (answer: BootstrapAnswer, identity: string) => void;
  /** The answer of a key, for a cache that has not had it; undefined where there is none, or none as good as new. */
  readonly answerFor: (key: Key, cache: object) => unknown;
  /** This cache has it now. */
  readonly noteGiven: (key: Key, cache: object) => void;
  /** True as long as what this cache was given is as good as new. */
  readonly isFresh: (key: Key, cache: object) => boolean;
  readonly forget: () => void;
}

export function createFirstAnswers(now: () => number): FirstAnswers {
  const held = new Map<string, unknown>();
  const given = new Map<string, { readonly since: number; readonly caches: WeakSet<object> }>();
  const nameOf = (key: Key) => key.join(' ');
  const isOld = (name: string) => now() - (given.get(name)?.since ?? now()) >= freshFor;
  return {
    hold({ reads, answers }, identity) {
      for (const [index, read] of reads.entries()) {
        const answer = answers[index];
        if (answer !== null && answer !== undefined) held.set(nameOf(keyOfFirst(read, identity)), answer);
      }
    },
    answerFor(key, cache) {
      const name = nameOf(key);
      if (isOld(name)) held.delete(name);
      return given.get(name)?.caches.has(cache) ? undefined : held.get(name);
    },
    noteGiven(key, cache) {
      const name = nameOf(key);
      const own = given.get(name) ?? { since: now(), caches: new WeakSet() };
      own.caches.add(cache);
      given.set(name, own);
    },
    isFresh(key, cache) {
      const name = nameOf(key);
      return given.get(name)?.caches.has(cache) === true && !isOld(name);
    },
    forget() {
      held.clear();
      given.clear();
    },
  };
}
