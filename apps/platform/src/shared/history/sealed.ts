import { seal, unseal } from '../sealing/sealing.ts';
import type { Work } from '../work/work.ts';
import { subjectKeys } from './subject-keys.ts';

async function keyFor(work: Work, subjectId: string): Promise<Uint8Array | null> {
  return (await subjectKeys(work, [subjectId])).get(subjectId)?.key ?? null;
}

/** Closes a value for whoever has the subject's key. @throws {Error} when the subject was erased. */
export async function sealFor(
  work: Work,
  subjectId: string,
  value: unknown,
  bound: string,
): Promise<Uint8Array> {
  const key = await keyFor(work, subjectId);
  if (!key) throw new Error('This subject was erased; nothing can be written about it any more.');
  return seal(key, JSON.stringify(value), bound);
}

/** @returns null once the subject was erased. */
export async function unsealFor<T>(
  work: Work,
  subjectId: string,
  sealed: Uint8Array,
  bound: string,
): Promise<T | null> {
  const key = await keyFor(work, subjectId);
  return key && (JSON.parse(unseal(key, sealed, bound).toString()) as T);
}
