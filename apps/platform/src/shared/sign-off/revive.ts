import { sql } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import type { UnitOfWork } from '../work/work.ts';
import type { SignOffKind } from './kind.ts';
import { payloadHash } from './payload-encryption.ts';
import { payloadOf } from './read.ts';
import { isOpen } from './request.ts';

export interface RevivedSignOff {
  readonly id: string;
  readonly policy: 'twoPersons' | 'twoPersonsSenior';
  readonly requestedBy: string;
  readonly editors: readonly string[];
}

/**
 * Opens the last request about a subject again that a change made void, where the change was undone: what it rests on is to
 * the letter what was frozen.
 * @returns null where there is none, or anything is different.
 */
export async function reviveSignOff(
  work: UnitOfWork,
  caller: Caller,
  kind: SignOffKind,
  subjectId: string,
): Promise<RevivedSignOff | null> {
  const subject = { type: kind.subjectType, id: subjectId };
  const row = await work.tx
    .selectFrom('sign_offs')
    .selectAll()
    .where('action', '=', kind.action)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subjectId)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.state !== 'void' || new Date(row.expires_at) <= work.now || (await isOpen(work, subject)))
    return null;
  const frozen = await kind.frozen(work, caller, subjectId);
  const stored = await payloadOf(work, row);
  const hash = frozen && stored && payloadHash(work, kind.action, subject, stored.payload, frozen);
  if (!hash?.equals(row.payload_hash)) return null;
  await work.tx
    .updateTable('sign_offs')
    .set({ state: 'requested' as const, version: sql<number>`version + 1` })
    .where('id', '=', row.id)
    .execute();
  return { id: row.id, policy: row.policy, requestedBy: row.requested_by, editors: row.editors };
}
