import { randomBytes } from 'node:crypto';
import { openers } from '../keys/keys.ts';
import { resealed, encrypt, decryptWith } from '../encryption/encryption.ts';
import type { UnitOfWork } from '../work/work.ts';

/** What protects the traces of one person: destroying it makes history and files unreadable, and hashes mute. */
export interface SubjectKey {
  /** Seals old and new values, names and contents of files. */
  readonly key: Uint8Array;
  /** Goes into the hashes of the audit chain: without it no one can guess a value and compare. */
  readonly salt: Uint8Array;
}

const length = 32;
const boundTo = (tenantId: string, subjectId: string) => `subject ${tenantId} ${subjectId}`;

/**
 * The keys of several subjects; the ones that have none yet get one.
 * @returns null for a subject that was erased.
 */
export async function subjectKeys(
  work: UnitOfWork,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, SubjectKey | null>> {
  const ids = [...new Set(subjectIds)];
  const rows = await work.tx
    .selectFrom('subject_keys')
    .select(['subject_id', 'sealed_key'])
    .where('subject_id', 'in', ids)
    .execute();
  const keys = new Map<string, SubjectKey | null>();
  for (const { subject_id: id, sealed_key: sealed } of rows)
    keys.set(id, sealed && split(decryptWith(openers(work.keys), sealed, boundTo(work.tenantId, id))));
  const missing = ids.filter(id => !keys.has(id));
  const made = missing.map(id => ({ id, secret: randomBytes(2 * length) }));
  for (const { id, secret } of made) keys.set(id, split(secret));
  if (made.length > 0) {
    const stored = await work.tx
      .insertInto('subject_keys')
      .values(
        made.map(({ id, secret }) => ({
          tenant_id: work.tenantId,
          subject_id: id,
          sealed_key: encrypt(work.keys.sealing, secret, boundTo(work.tenantId, id)),
        })),
      )
      .onConflict(conflict => conflict.doNothing())
      .returning('subject_id')
      .execute();
    // Someone else gave them one at the same moment: theirs counts.
    if (stored.length < made.length) return subjectKeys(work, subjectIds);
  }
  return keys;
}

/** Erases a subject: what was sealed for it can never be read again. */
export async function destroySubjectKey(work: UnitOfWork, subjectId: string): Promise<void> {
  await work.tx
    .updateTable('subject_keys')
    .set({ sealed_key: null, destroyed_at: work.now })
    .where('subject_id', '=', subjectId)
    .execute();
}

/** Seals the keys of a tenant's subjects with today's key where another one did. @returns how many. */
export async function resealSubjectKeys(work: UnitOfWork): Promise<number> {
  const rows = await work.tx
    .selectFrom('subject_keys')
    .select(['subject_id', 'sealed_key'])
    .where('sealed_key', 'is not', null)
    .execute();
  let count = 0;
  for (const { subject_id: id, sealed_key: sealed } of rows) {
    const anew = sealed && resealed(openers(work.keys), sealed, boundTo(work.tenantId, id));
    if (!anew) continue;
    const { numUpdatedRows } = await work.tx
      .updateTable('subject_keys')
      .set({ sealed_key: anew })
      .where('subject_id', '=', id)
      // Erased meanwhile, it stays erased.
      .where('sealed_key', 'is not', null)
      .executeTakeFirst();
    count += Number(numUpdatedRows);
  }
  return count;
}

const split = (secret: Uint8Array): SubjectKey => ({
  key: secret.subarray(0, length),
  salt: secret.subarray(length),
});
