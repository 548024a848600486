import { seal, unseal } from '../sealing/sealing.ts';
import type { Work } from '../work/work.ts';
import { subjectKeys } from './subject-keys.ts';

/** Closes a value for whoever has the subject's key. @throws {Error} when the subject was erased. */
export async function sealFor(
  work: Work,
  subjectId: string,
  value: unknown,
  bound: string,
): Promise<Uint8Array> {
  const key = (await subjectKeys(work, [subjectId])).get(subjectId)?.key;
  if (!key) throw new Error('This subject was erased; nothing can be written about it any more.');
  return seal(key, JSON.stringify(value), bound);
}

/** Opens what was closed for a subject; null once that was erased. */
export type Open = <T>(subjectId: string, sealed: Uint8Array, bound: string) => T | null;

/** Reads the keys of several subjects at once, to open whatever was closed for them. */
export async function openerFor(work: Work, subjectIds: readonly string[]): Promise<Open> {
  const keys = subjectIds.length > 0 ? await subjectKeys(work, subjectIds) : new Map<string, null>();
  return <T>(subjectId: string, sealed: Uint8Array, bound: string) => {
    const key = keys.get(subjectId)?.key;
    return key ? (JSON.parse(unseal(key, sealed, bound).toString()) as T) : null;
  };
}
