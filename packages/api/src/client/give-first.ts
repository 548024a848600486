import { unstable_serialize, type Cache } from 'swr';
import type { EndpointDefinition } from '../contract/index.ts';
import { checked } from '../gateway/index.ts';
import type { FirstAnswers, Key } from './first-answers.ts';

/**
 * Puts what came with the page under a key into the cache of the hooks, if there is something; true as long as that is
 * as good as new.
 */
export function giveFirst(
  first: FirstAnswers,
  endpoint: EndpointDefinition,
  key: Key,
  cache: Cache,
): boolean {
  const answer = first.answerFor(key, cache);
  if (answer !== undefined)
    try {
      // As the library itself keeps it: with the key, by which what has changed is found.
      const state = { data: checked(endpoint, answer, 200), _k: key };
      cache.set(unstable_serialize(key), state);
      first.noteGiven(key, cache);
    } catch {
      // What the contract does not describe is asked for again, and told then.
    }
  return first.isFresh(key, cache);
}
