import { unstable_serialize, type Cache } from 'swr';
import { access, begunName, type Begun, type EndpointDefinition } from '../contract/index.ts';
import { checked, keyOfFirst } from '../gateway/index.ts';

/** What came of what the page began with. */
export interface Beginning {
  /** Null: there is no session to continue. */
  readonly accessToken: string | null;
  readonly reads: Begun['reads'];
  readonly answers: readonly unknown[];
}

/**
 * Takes what the page has begun, once: a token is in it, and nothing else is to find it. Null where nothing was begun or
 * no good answer came; then the code asks for itself.
 */
export async function takeBegun(
  page: { [begunName]?: Begun } = globalThis as { [begunName]?: Begun },
): Promise<Beginning | null> {
  const begun = page[begunName];
  delete page[begunName];
  if (!begun) return null;
  try {
    const response = await begun.answer;
    if (!response.ok) return null;
    const { accessToken, answers } = access.begin.response.validateSync(await response.json(), {
      strict: true,
    });
    return { accessToken, reads: begun.reads, answers };
  } catch {
    return null;
  }
}

type Key = ReturnType<typeof keyOfFirst>;

/** Milliseconds in which what came with the page is not read again by a hook that appears. */
const freshFor = 10_000;

/** Answers that came with the page: hooks have them in their first frame, and ask for nothing. */
export interface FirstAnswers {
  readonly hold: (beginning: Beginning, identity: string) => void;
  /** Puts the answer of a key into the cache of the hooks, if there is one; true as long as that is as good as new. */
  readonly give: (endpoint: EndpointDefinition, key: Key, cache: Cache) => boolean;
  readonly forget: () => void;
}

export function createFirstAnswers(now: () => number): FirstAnswers {
  const held = new Map<string, unknown>();
  const given = new Map<string, number>();
  const nameOf = (key: Key) => key.join(' ');
  return {
    hold({ reads, answers }, identity) {
      for (const [index, read] of reads.entries()) {
        const answer = answers[index];
        if (answer !== null && answer !== undefined) held.set(nameOf(keyOfFirst(read, identity)), answer);
      }
    },
    give(endpoint, key, cache) {
      const name = nameOf(key);
      if (held.has(name)) {
        const answer = held.get(name);
        held.delete(name);
        try {
          // As the library itself keeps it: with the key, by which what has changed is found.
          const state = { data: checked(endpoint, answer, 200), _k: key };
          cache.set(unstable_serialize(key), state);
          given.set(name, now());
        } catch {
          // What the contract does not describe is asked for again, and told then.
        }
      }
      return now() - (given.get(name) ?? Number.NEGATIVE_INFINITY) < freshFor;
    },
    forget() {
      held.clear();
      given.clear();
    },
  };
}
