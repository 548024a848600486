import { canonicalJson } from '../canonical-json/canonical-json.ts';
import { subjectKeys } from '../history/subject-keys.ts';
import { keyedHash, seal, unseal } from '../sealing/sealing.ts';
import type { Work } from '../work/work.ts';
import type { Frozen, NewSignOff, Payload, Subject } from './kind.ts';

/** What a request keeps under its subject's key. */
export interface Kept {
  readonly payload: Payload;
  readonly diff: NewSignOff['diff'];
  readonly comment: string | null;
}

/** The hash of what is decided on: what is done, and everything that it rests on. */
export const payloadHash = (
  { keys, tenantId }: Work,
  action: string,
  subject: Subject,
  payload: Payload,
  { version, content }: Frozen,
): Buffer =>
  keyedHash(keys.hashing, canonicalJson({ tenantId, action, ...subject, payload, version, content }));

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
