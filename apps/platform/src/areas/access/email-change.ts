import { timingSafeEqual } from 'node:crypto';
import { recordChanges } from '../../shared/history/history.ts';
import { enqueue } from '../../shared/jobs/jobs.ts';
import { keyedHash } from '../../shared/encryption/encryption.ts';
import type { Services } from '../../shared/services/services.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { settleAbout } from '../messages/service.ts';
import { notifyUser } from './notify-user.ts';

/** Milliseconds in which a new address can be proven, and tries of its code. */
const lifetime = 7 * 86_400_000;
const maxTries = 5;

/** Not the code of a reset or of a confirmation: none can be used for another. */
export const emailCodeHash = ({ keys }: Pick<Services, 'keys'>, userId: string, code: string): Buffer =>
  keyedHash(keys.hashing, `email ${userId} ${code}`);

interface Addresses {
  readonly id: string;
  readonly email: string;
}

/**
 * Has a new address proven by its owner. Until then nothing changes: codes for a lost password go to the one before, and
 * both addresses are notified.
 */
export async function askForProof(
  work: UnitOfWork,
  { id, email: former }: Addresses,
  email: string,
): Promise<void> {
  const { tx, tenantId, now } = work;
  const row = {
    former_email: former,
    email,
    code_hash: null,
    tries: 0,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetime),
  };
  await tx
    .insertInto('email_changes')
    .values({ user_id: id, tenant_id: tenantId, ...row })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(row))
    .execute();
  await enqueue(work, 'access.emailCode', { userId: id });
  await enqueue(work, 'access.emailChanging', { userId: id });
}

/** No one has to prove anything any more: the address before was entered again. */
export const forgetProof = ({ tx }: UnitOfWork, id: string) =>
  tx.deleteFrom('email_changes').where('user_id', '=', id).execute();

/** Keeps what the email to the new address says. @returns that address; undefined when nothing is to be proven. */
export async function storeEmailCode(
  work: UnitOfWork,
  userId: string,
  hash: Uint8Array,
): Promise<string | undefined> {
  const row = await work.tx
    .updateTable('email_changes')
    .set({ code_hash: hash, tries: 0 })
    .where('user_id', '=', userId)
    .where('expires_at', '>', work.now.toISOString())
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** The address that is replaced, or was. */
export async function formerEmail(
  { tx }: Pick<UnitOfWork, 'tx'>,
  userId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('email_changes')
    .select('former_email')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.former_email;
}

/**
 * Makes the new address the one in use, for anyone who brings its code. The try counts before the code is looked at.
 * @returns false for a code that is not of this change, was used, or was tried too often.
 */
export async function proveEmail(work: UnitOfWork, userId: string, hash: Uint8Array): Promise<boolean> {
  const { tx, now } = work;
  const row = await tx
    .updateTable('email_changes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', now.toISOString())
    .where('code_hash', 'is not', null)
    .returning(['code_hash', 'email'])
    .executeTakeFirst();
  const isRight = timingSafeEqual(row?.code_hash ?? Buffer.alloc(hash.length), hash);
  if (!row || !isRight) return false;
  const user = await tx
    .selectFrom('users')
    .select(['email', 'pending_email', 'version'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const version = user.version + 1;
  await tx.updateTable('email_changes').set({ code_hash: null }).where('user_id', '=', userId).execute();
  await tx
    .updateTable('users')
    .set({ email: row.email, pending_email: null, version, updated_at: now })
    .where('id', '=', userId)
    .execute();
  // What could not be sent to the one before asks for nothing any more.
  await settleAbout(work, ['systemNotice'], userId);
  await enqueue(work, 'access.emailChanged', { userId });
  await recordChanges(work, [
    {
      action: 'user.emailProven',
      objectType: 'user',
      objectId: userId,
      subjectId: userId,
      version,
      before: { email: user.email, pending_email: user.pending_email },
      after: { email: row.email, pending_email: null },
      source: 'screen',
    },
  ]);
  notifyUser(work, { id: userId, version });
  return true;
}
