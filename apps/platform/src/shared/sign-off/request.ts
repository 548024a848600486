import { sql } from 'kysely';
import { encryptFor } from '../history/encryption.ts';
import { AppError } from '../errors/app-error.ts';
import type { UnitOfWork } from '../work/work.ts';
import type { NewSignOff, Subject } from './kind.ts';
import { payloadHash, type SignOffPayload } from './payload-encryption.ts';

/** How long a request can be decided on: 14 days (3-decisions 4.18). */
export const lifetime = 14 * 86_400_000;

/** How long the request of a sole practitioner waits (3-decisions 4.18). */
const aloneAfter = 24 * 3_600_000;

/**
 * Asks for a decision of someone else. What is asked for, and what it rests on, are frozen under one hash.
 * @returns the id of the request.
 * @throws {AppError} Blocked while another request about the same thing is open.
 */
export async function requestSignOff(work: UnitOfWork, request: NewSignOff): Promise<string> {
  const { kind, subjectId, frozen, policy, payload, diff, comment, editors } = request;
  const { tx, now, random, tenantId, actor } = work;
  const subject: Subject = { type: kind.subjectType, id: subjectId };
  await expireOld(work, subject);
  if (await isOpen(work, subject))
    throw new AppError('Blocked', { fields: [{ path: 'next', code: 'signOffOpen' }] });
  const id = random.uuid();
  const isAlone = (await kind.alone?.decider(work)) === actor.id;
  await tx
    .insertInto('sign_offs')
    .values({
      id,
      tenant_id: tenantId,
      action: kind.action,
      subject_type: subject.type,
      subject_id: subject.id,
      subject_version: frozen.version,
      policy,
      payload_hash: payloadHash(work, kind.action, subject, payload, frozen),
      sealed: await encryptFor(work, subject.id, { payload, diff, comment } satisfies SignOffPayload, id),
      editors: [...new Set(editors)],
      requested_by: actor.id,
      requested_at: now,
      expires_at: new Date(now.getTime() + lifetime),
      alone_from: isAlone ? new Date(now.getTime() + aloneAfter) : null,
    })
    .execute();
  return id;
}

export async function isOpen({ tx, now }: UnitOfWork, subject: Subject): Promise<boolean> {
  const row = await tx
    .selectFrom('sign_offs')
    .select('id')
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('state', '=', 'requested')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a request whose time is over before the platform looked, so that another can be made. */
async function expireOld({ tx, now }: UnitOfWork, subject: Subject): Promise<void> {
  await tx
    .updateTable('sign_offs')
    .set({ state: 'expired' as const, version: sql<number>`version + 1` })
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('state', '=', 'requested')
    .where('expires_at', '<=', now.toISOString())
    .execute();
}

/**
 * The subject changed: what was asked for is not what it would be now.
 * @returns who had asked, to be told.
 */
export async function voidSignOffs(work: UnitOfWork, subject: Subject): Promise<readonly string[]> {
  await expireOld(work, subject);
  const rows = await work.tx
    .updateTable('sign_offs')
    .set({ state: 'void' as const, version: sql<number>`version + 1` })
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('state', '=', 'requested')
    .returning('requested_by')
    .execute();
  return rows.map(row => row.requested_by);
}
