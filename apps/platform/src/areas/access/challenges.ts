import { createHash, timingSafeEqual } from 'node:crypto';
import { maskPhone } from '@dossier/validators';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/index.ts';
import { audit } from '../../shared/audit/audit.ts';
import { enqueue } from '../../shared/jobs/jobs.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { keyedHash } from '../../shared/encryption/encryption.ts';
import type { Services } from '../../shared/services/services.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { findAccount, mayEnter } from './accounts.ts';
import { spendCode } from './authenticators.ts';
import { spendBackupCode } from './backup-codes.ts';
import { giveBackFactorTry, takeFactorTry } from './factor-tries.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { platformTenant, startSession, type Device, type StartedSession } from './sessions.ts';
import { sessionLimits } from './session-limits.ts';
import { takeSms } from './sms-limit.ts';
import { usernameKey } from './usernames.ts';

/** Milliseconds from password to code. */
const lifetime = 3 * 60_000;
const triesPerChallenge = 5;
const sendsPerChallenge = 3;
/** Stands in for the user behind an unknown name. */
const nobody = '00000000-0000-4000-8000-000000000000';

type Method = 'SOFTWARE' | 'SMS';
type Row = Selectable<Schema['challenges']>;

/** What a sign-in is answered with that needs a second factor (S1 §3). */
export interface Challenge {
  readonly mfaType: Method;
  readonly phone?: string;
  readonly session: string;
}

const idOf = (session: string): Buffer => createHash('sha256').update(session).digest();

/** HMAC of a code for one challenge: it is worth nothing for another. */
export const smsCodeHash = ({ keys }: Pick<Services, 'keys'>, id: Uint8Array, code: string): Buffer =>
  keyedHash(keys.hashing, `sms ${Buffer.from(id).toString('hex')} ${code}`);

interface NewChallenge {
  readonly userId: string;
  readonly method: Method;
  readonly credentialEpoch: number;
  readonly isTrusted: boolean;
}

/**
 * After the password: asks for the second factor. An SMS goes out after the answer.
 * @throws {AppError} AttemptLimitExceeded after too many of them.
 */
export async function startChallenge(work: UnitOfWork, about: NewChallenge): Promise<Challenge> {
  const { tx, tenantId, now, random } = work;
  const session = Buffer.from(random.bytes(32)).toString('base64url');
  const id = idOf(session);
  await tx.deleteFrom('challenges').where('expires_at', '<', now.toISOString()).execute();
  await tx
    .insertInto('challenges')
    .values({
      id,
      tenant_id: tenantId,
      user_id: about.userId,
      method: about.method,
      sends: 1,
      is_trusted: about.isTrusted,
      credential_epoch: about.credentialEpoch,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  if (about.method === 'SOFTWARE') return { mfaType: 'SOFTWARE', session };
  if (!(await takeSms(work, about.userId))) throw new AppError('AttemptLimitExceeded');
  await enqueue(work, 'access.smsCode', { challenge: id.toString('base64') });
  const { phone } = await tx
    .selectFrom('users')
    .select('phone')
    .where('id', '=', about.userId)
    .executeTakeFirstOrThrow();
  return { mfaType: 'SMS', phone: maskPhone(phone ?? ''), session };
}

export interface ChallengeAnswer {
  readonly userName: string;
  readonly session: string;
  readonly mfaCode: string;
  /** It is one of the codes on paper, whatever the challenge asked for. */
  readonly isBackup?: boolean;
}

export interface Confirmed extends StartedSession {
  readonly userId: string;
  readonly tenantId: string;
  readonly isTrusted: boolean;
}

type Outcome =
  | { readonly refused: 'CodeMismatchException' | 'NotAuthorizedException' | 'UsernamePasswordMismatch' }
  | { readonly session: StartedSession; readonly isTrusted: boolean };

/**
 * Answers a challenge. The try counts before the code is looked at, for the challenge and for the user, and stays
 * counted when it was wrong: a new challenge brings no new tries.
 * @throws {AppError} CodeMismatchException, NotAuthorizedException, UsernamePasswordMismatch.
 */
export async function answerChallenge(
  services: Services,
  { userName, session, mfaCode, isBackup = false }: ChallengeAnswer,
  device: Device,
): Promise<Confirmed> {
  const key = usernameKey(userName);
  const account = await services.database.unscoped(tx => findAccount(tx, key));
  const { user_id: userId, tenant_id: tenantId } = account ?? { user_id: nobody, tenant_id: platformTenant };
  const actor = { id: account?.user_id ?? 'unknown', sessionId: null, ip: device.ip };
  const isAllowed = account !== undefined && mayEnter(account);
  const outcome = await inTenant(services, tenantId, actor, async (work): Promise<Outcome> => {
    const result = await validate(
      services,
      work,
      { userId, id: idOf(session), code: mfaCode, isBackup, isAllowed },
      device,
    );
    const action = 'session' in result ? 'session.started' : 'session.factorRefused';
    const detail =
      'session' in result
        ? { factor: true, backup: isBackup, trusted: result.isTrusted }
        : { reason: result.refused };
    audit(work, [{ action, objectType: 'user', objectId: actor.id, detail }]);
    return result;
  });
  if ('refused' in outcome) throw new AppError(outcome.refused, messageOf(outcome.refused));
  return { ...outcome.session, userId, tenantId, isTrusted: outcome.isTrusted };
}

/** S1 §8 has one text for a wrong code here, and another where a password is reset. */
const messageOf = (refused: string) =>
  refused === 'CodeMismatchException' ? { message: 'Invalid confirm code' } : {};

interface Try {
  readonly userId: string;
  readonly id: Uint8Array;
  readonly code: string;
  readonly isBackup: boolean;
  readonly isAllowed: boolean;
}

async function validate(
  services: Services,
  work: UnitOfWork,
  attempt: Try,
  device: Device,
): Promise<Outcome> {
  const { userId } = attempt;
  // First whether there is a challenge to answer: anyone who lacks the password uses up no one's tries.
  const challenge = await takeTry(work, attempt);
  if (!challenge) return { refused: 'NotAuthorizedException' };
  if (!(await takeFactorTry(work, userId))) return { refused: 'NotAuthorizedException' };
  const isRight = attempt.isBackup
    ? await spendBackupCode(work, userId, attempt.code)
    : challenge.method === 'SMS'
      ? isSmsCode(services, challenge, attempt.code)
      : await spendCode(work, userId, attempt.code);
  if (!isRight) return { refused: 'CodeMismatchException' };
  await giveBackFactorTry(work, userId);
  await work.tx.updateTable('challenges').set({ used_at: work.now }).where('id', '=', attempt.id).execute();
  const { credential_epoch: present } = await work.tx
    .selectFrom('users')
    .select('credential_epoch')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // Disabled, or the password changed, between the two steps.
  if (!attempt.isAllowed || present !== challenge.credential_epoch)
    return { refused: 'UsernamePasswordMismatch' };
  const isTrusted = challenge.is_trusted;
  const about = { userId, credentialEpoch: present, isTrusted, device };
  return {
    session: await startSession(
      work,
      await sessionLimits(work.tx, work.tenantId, services.settings.session),
      about,
    ),
    isTrusted,
  };
}

/** The row stays locked until the transaction ends: of two right answers at once one finds it used. */
function takeTry({ tx, now }: UnitOfWork, { userId, id }: Try): Promise<Row | undefined> {
  return tx
    .updateTable('challenges')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('tries', '<', triesPerChallenge)
    .where('expires_at', '>', now.toISOString())
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

function isSmsCode(services: Services, { id, code_hash: codeHash }: Row, code: string): boolean {
  const hash = smsCodeHash(services, id, code);
  return codeHash !== null && timingSafeEqual(codeHash, hash);
}

/**
 * Has another SMS sent for a challenge.
 * @throws {AppError} NotAuthorizedException when there is none to answer, AttemptLimitExceeded after three.
 */
export async function resendCode(
  services: Services,
  userName: string,
  session: string,
  ip: string,
): Promise<void> {
  const account = await services.database.unscoped(tx => findAccount(tx, usernameKey(userName)));
  const { user_id: userId, tenant_id: tenantId } = account ?? { user_id: nobody, tenant_id: platformTenant };
  const id = idOf(session);
  const refused = await inTenant(services, tenantId, { id: userId, sessionId: null, ip }, async work => {
    const row = await work.tx
      .updateTable('challenges')
      .set(({ eb }) => ({ sends: eb('sends', '+', 1) }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('method', '=', 'SMS')
      .where('expires_at', '>', work.now.toISOString())
      .where('used_at', 'is', null)
      .returning('sends')
      .executeTakeFirst();
    if (!row) return 'NotAuthorizedException';
    if (row.sends > sendsPerChallenge || !(await takeSms(work, userId))) return 'AttemptLimitExceeded';
    await enqueue(work, 'access.smsCode', { challenge: id.toString('base64') });
    return null;
  });
  if (refused) throw new AppError(refused);
}
