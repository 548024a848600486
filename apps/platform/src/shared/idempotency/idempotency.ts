import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { openerFor, encryptFor } from '../history/encryption.ts';
import { tenantSubject } from '../history/tenant-subject.ts';
import { AppError } from '../errors/app-error.ts';
import type { UnitOfWork } from '../work/work.ts';

/** Milliseconds that an answer is kept for anyone who asks again. */
export const retentionMs = 24 * 3_600_000;

export interface RepeatableRequest {
  readonly userId: string;
  /** What the caller calls it; null when it does not care. */
  readonly key: string | null;
  /** What was asked: endpoint, parameters, body. */
  readonly content: string;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface Answered extends StoredAnswer {
  /** True when it was done before, and the stored answer is repeated. */
  readonly isReplay: boolean;
}

const keyPattern = /^[\w-]{8,64}$/;

/**
 * Does a unit of work once, however often it is asked for: its answer is kept in the same transaction as its
 * effect, encrypted, and repeated.
 * @throws {AppError} IdempotencyInFlight while it is being done, IdempotencyMismatch when the key belongs to
 * another request.
 */
export async function once(
  work: UnitOfWork,
  request: RepeatableRequest,
  effect: () => Promise<StoredAnswer>,
): Promise<Answered> {
  const { userId, key, content } = request;
  if (key === null) return { ...(await effect()), isReplay: false };
  if (!keyPattern.test(key))
    throw new AppError('ValidationFailed', { fields: [{ path: 'Idempotency-Key', code: 'format' }] });
  const subject = tenantSubject(work.tenantId);
  const requestHash = createHash('sha256').update(content).digest();
  const bound = `answer ${userId} ${key}`;
  await assertAlone(work, `${userId} ${key}`);

  const stored = await work.tx
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'sealed_body', 'created_at'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (stored && work.now.getTime() - Date.parse(stored.created_at) < retentionMs) {
    if (!requestHash.equals(stored.request_hash)) throw new AppError('IdempotencyMismatch');
    const open = await openerFor(work, [subject]);
    return { status: stored.status, body: open(subject, stored.sealed_body, bound), isReplay: true };
  }

  const answer = await effect();
  await forgetAnswers(work);
  await work.tx
    .insertInto('idempotency')
    .values({
      tenant_id: work.tenantId,
      user_id: userId,
      key,
      request_hash: requestHash,
      status: answer.status,
      sealed_body: await encryptFor(work, subject, answer.body ?? null, bound),
      created_at: work.now,
    })
    .execute();
  return { ...answer, isReplay: false };
}

/** Forgets the answers of the tenant that no one will ask for again. */
export async function forgetAnswers({ tx, now }: Pick<UnitOfWork, 'tx' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - retentionMs).toISOString();
  await tx.deleteFrom('idempotency').where('created_at', '<', before).execute();
}

/** A lock that ends with the transaction: anyone who comes while it is held is told to come back. */
async function assertAlone(work: UnitOfWork, name: string): Promise<void> {
  const number = createHash('sha256').update(`${work.tenantId} ${name}`).digest().readBigInt64BE();
  const { rows } = await sql<{
    alone: boolean;
  }>`select pg_try_advisory_xact_lock(${number}::bigint) as alone`.execute(work.tx);
  if (!rows[0]?.alone) throw new AppError('IdempotencyInFlight', { retryAfter: 1 });
}
