import { encrypt, decrypt } from '../encryption/encryption.ts';
import type { UnitOfWork } from '../work/work.ts';
import { subjectKeys } from './subject-keys.ts';

/** Closes values for anyone who has the key of their subject. */
export type Encrypt = (subjectId: string, value: unknown, bound: string) => Uint8Array;

/** Reads the keys of several subjects at once, to close whatever is theirs. */
export async function sealerFor(work: UnitOfWork, subjectIds: readonly string[]): Promise<Encrypt> {
  const keys = await subjectKeys(work, subjectIds);
  return (subjectId, value, bound) => {
    const key = keys.get(subjectId)?.key;
    if (!key) throw new Error('This subject was erased; nothing can be written about it any more.');
    return encrypt(key, JSON.stringify(value), bound);
  };
}

/** Closes a value for anyone who has the subject's key. @throws {Error} when the subject was erased. */
export const encryptFor = async (
  work: UnitOfWork,
  subjectId: string,
  value: unknown,
  bound: string,
): Promise<Uint8Array> => (await sealerFor(work, [subjectId]))(subjectId, value, bound);

/** Opens what was closed for a subject; null once that was erased. */
export type Open = <T>(subjectId: string, sealed: Uint8Array, bound: string) => T | null;

/** Reads the keys of several subjects at once, to open whatever was closed for them. */
export async function openerFor(work: UnitOfWork, subjectIds: readonly string[]): Promise<Open> {
  const keys = subjectIds.length > 0 ? await subjectKeys(work, subjectIds) : new Map<string, null>();
  return <T>(subjectId: string, sealed: Uint8Array, bound: string) => {
    const key = keys.get(subjectId)?.key;
    return key ? (JSON.parse(decrypt(key, sealed, bound).toString()) as T) : null;
  };
}
