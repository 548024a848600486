import { inviteToken } from '@dossier/api/contract';
import { audit } from '../../shared/audit/audit.ts';
import type { Job, JobHandler, JobHandlers } from '../../shared/jobs/jobs.ts';
import type { Services } from '../../shared/services/services.ts';
import { systemActor, type UnitOfWork } from '../../shared/work/work.ts';
import { readSections } from '../tenants/service.ts';
import { brandOf } from '../../ports/mail/style.ts';
import { sendEmail } from '../../ports/mail/send-email.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { accessEmail, smsText, type Content } from './emails/emails.ts';
import { linkTo, recipient, writeToStaff } from './emails/write-to-staff.ts';
import type { Passwords } from './passwords.ts';
import { confirmationHash } from './confirmation.ts';
import { emailCodeHash, formerEmail, storeEmailCode } from './email-change.ts';
import { storeSecret } from './invite.ts';
import { smsCodeHash } from './challenges.ts';
import { phoneCodeHash, storePhoneCode } from './phone-proof.ts';
import { codeHash, notifyOfResets, requesterOf } from './reset.ts';
import { eightDigits, temporaryPassword, sixDigits } from './secrets.ts';
import { notifyUnsentCode, notifyUnsentInvitation, notifyUnsentTo } from './unsent.ts';

/** Milliseconds that a code can be used. */
const codeLifetime = 10 * 60_000;
/** Milliseconds that a temporary password can be used. */
const passwordLifetime = 7 * 86_400_000;

const actor = systemActor('mail');
const userIdOf = ({ payload }: Job) => (payload as { userId: string }).userId;

/**
 * What this area does after it has answered. Secrets are made here, stored as hashes and sent; no queue holds them,
 * and a job that is tried again makes a new one in place of the one that may not have arrived.
 */
export function accessJobs(services: Services, passwords: Passwords): Readonly<Record<string, JobHandler>> {
  const toStaff = (run: JobHandler['run']): JobHandler => ({
    run,
    giveUp: job => notifyUnsentTo(services, job, userIdOf(job)),
  });
  const handlers: JobHandlers = {
    'access.resetCode': {
      run: job => sendResetCode(services, job),
      giveUp: job => notifyUnsentCode(services, job),
    },
    'access.passwordChanged': toStaff(job =>
      write(services, job.tenantId, userIdOf(job), '/login', { template: 'passwordChanged' }),
    ),
    'access.resetsAsked': toStaff(job =>
      write(services, job.tenantId, userIdOf(job), '/login', { template: 'resetsRequested' }),
    ),
    'access.factorChanged': toStaff(job =>
      write(services, job.tenantId, userIdOf(job), '/login', { template: 'factorChanged' }),
    ),
    'access.emailCode': toStaff(job => sendEmailCode(services, job)),
    'access.emailChanging': toStaff(job => writeToFormer(services, job, { template: 'emailChanging' })),
    'access.emailChanged': toStaff(job => writeToFormer(services, job, { template: 'emailChanged' })),
    'access.invitation': {
      run: job => sendInvitation(services, job),
      giveUp: job => notifyUnsentInvitation(services, job),
    },
    'access.confirmationCode': toStaff(job => sendConfirmation(services, job)),
    // Anyone who waits for one of these sits before the page that asks for it, and asks for another.
    'access.smsCode': { run: job => sendSmsCode(services, job) },
    'access.phoneCode': { run: job => sendPhoneProof(services, job) },
    'access.temporaryPassword': toStaff(job => sendTemporaryPassword(services, passwords, job)),
  };
  return Object.fromEntries(
    Object.entries(handlers).map(([kind, handler]) => [kind, { ...handler, lane: 'messages' as const }]),
  );
}

async function sendResetCode(services: Services, job: Job): Promise<void> {
  const account = await requesterOf(services, job);
  if (!account) return;
  const { user_id: userId, tenant_id: tenantId, key } = account;
  const code = eightDigits(services.random);
  await inTenant(services, tenantId, actor, async work => {
    await notifyOfResets(work, userId);
    await storeCode(work, userId, codeHash(services, userId, code));
    audit(work, [{ action: 'password.codeSent', objectType: 'user', objectId: userId }]);
  });
  const path = `/restorePassword/${encodeURIComponent(key)}`;
  await write(services, tenantId, userId, path, { template: 'resetCode', secret: code });
}

/** The one code of an account: a newer one takes the place of the one before. */
async function storeCode({ tx, tenantId, now }: UnitOfWork, userId: string, hash: Uint8Array): Promise<void> {
  const row = {
    code_hash: hash,
    tries: 0,
    created_at: now,
    expires_at: new Date(now.getTime() + codeLifetime),
  };
  await tx
    .insertInto('reset_codes')
    .values({ user_id: userId, tenant_id: tenantId, ...row })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** By SMS as S1 §8 says; by mail to anyone who has no phone. */
async function sendConfirmation(services: Services, job: Job): Promise<void> {
  const { tenantId } = job;
  const userId = userIdOf(job);
  const code = sixDigits(services.random);
  await inTenant(services, tenantId, actor, work =>
    storeCode(work, userId, confirmationHash(services, userId, code)),
  );
  const { user, tenant, locale } = await recipient(services, tenantId, userId);
  if (user.phone === null)
    return write(
      services,
      tenantId,
      userId,
      `/signup/confirm?username=${encodeURIComponent(user.username)}`,
      { template: 'confirmationCode', secret: code },
    );
  const text = await smsText(locale, 'confirmation', { tenant, code });
  await services.sms.send({ tenantId, to: user.phone, locale, text });
}

async function sendInvitation(services: Services, { tenantId, payload }: Job): Promise<void> {
  const { inviteId } = payload as { inviteId: string };
  const invitation = await inTenant(services, tenantId, actor, async work => {
    const invite = await work.tx
      .selectFrom('invites as i')
      .leftJoin('users as u', 'u.id', 'i.created_by')
      .select(['i.email', 'u.first_name', 'u.last_name'])
      .where('i.id', '=', inviteId)
      .where('i.used_at', 'is', null)
      .where('i.revoked_at', 'is', null)
      .executeTakeFirst();
    if (!invite) return null;
    const { contact, whitelabeling, regions } = await readSections(work.tx, [
      'contact',
      'whitelabeling',
      'regions',
    ]);
    const secret = await storeSecret(work, inviteId);
    const brand = brandOf(whitelabeling);
    const tenant = contact.businessName;
    // The first one of a firm is invited by the product itself.
    const inviter = invite.first_name === null ? tenant : `${invite.first_name} ${invite.last_name}`;
    return { to: invite.email, tenant, inviter, locale: regions.defaultLocale, secret, brand };
  });
  if (!invitation) return;
  const { to, tenant, inviter, locale, secret, brand } = invitation;
  const invite = { token: inviteId, k: secret };
  const link = linkTo(services, tenantId, `/signup?${new URLSearchParams(invite).toString()}`);
  const content = { template: 'invitation', secret: inviteToken(invite) } as const;
  const email = await accessEmail(locale, content, { tenant, inviter, link });
  await sendEmail(services.mail, { tenantId, to, locale, email, tenant, brand });
}

/** To the new address: anyone who reads it there brings the code, and the address is theirs. */
async function sendEmailCode(services: Services, job: Job): Promise<void> {
  const { tenantId } = job;
  const userId = userIdOf(job);
  const code = sixDigits(services.random);
  const email = await inTenant(services, tenantId, actor, work =>
    storeEmailCode(work, userId, emailCodeHash(services, userId, code)),
  );
  if (email === undefined) return;
  const { user } = await recipient(services, tenantId, userId);
  const path = `/signup/confirm?username=${encodeURIComponent(user.username)}`;
  await write(services, tenantId, userId, path, { template: 'emailCode', secret: code }, email);
}

/** To the address that is replaced: its owner has to hear of it there, no matter who wanted it. */
async function writeToFormer(services: Services, job: Job, content: Content): Promise<void> {
  const { tenantId } = job;
  const userId = userIdOf(job);
  const email = await services.database.read(tenantId, tx => formerEmail({ tx }, userId));
  if (email !== undefined) await write(services, tenantId, userId, '/login', content, email);
}

async function sendSmsCode(services: Services, { tenantId, payload }: Job): Promise<void> {
  const id = Buffer.from((payload as { challenge: string }).challenge, 'base64');
  const code = sixDigits(services.random);
  const userId = await inTenant(services, tenantId, actor, async ({ tx, now }) => {
    const row = await tx
      .updateTable('challenges')
      .set({ code_hash: smsCodeHash(services, id, code) })
      .where('id', '=', id)
      .where('expires_at', '>', now.toISOString())
      .where('used_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    return row?.user_id;
  });
  // Sent too late it would only frighten.
  if (userId === undefined) return;
  const { user, tenant, locale } = await recipient(services, tenantId, userId);
  if (user.phone === null) return;
  await services.sms.send({
    tenantId,
    to: user.phone,
    locale,
    text: await smsText(locale, 'code', { tenant, code }),
  });
}

async function sendPhoneProof(services: Services, job: Job): Promise<void> {
  const { tenantId } = job;
  const userId = userIdOf(job);
  const { user, tenant, locale } = await recipient(services, tenantId, userId);
  if (user.phone === null) return;
  const code = sixDigits(services.random);
  await inTenant(services, tenantId, actor, work =>
    storePhoneCode(work, userId, phoneCodeHash(services, userId, code)),
  );
  const text = await smsText(locale, 'code', { tenant, code });
  await services.sms.send({ tenantId, to: user.phone, locale, text });
}

async function sendTemporaryPassword(services: Services, passwords: Passwords, job: Job): Promise<void> {
  const { tenantId } = job;
  const userId = userIdOf(job);
  const password = temporaryPassword(services.random);
  const hash = await passwords.hash(password);
  const isStored = await inTenant(services, tenantId, actor, work => storeTemporary(work, userId, hash));
  if (!isStored) return;
  await write(services, tenantId, userId, '/login', { template: 'temporaryPassword', secret: password });
}

/** @returns false when the person has a password of their own already. */
async function storeTemporary(work: UnitOfWork, userId: string, hash: string): Promise<boolean> {
  const { tx, tenantId, now } = work;
  const row = {
    password_hash: hash,
    is_temporary: true,
    expires_at: new Date(now.getTime() + passwordLifetime),
    changed_at: now,
  };
  const stored = await tx
    .insertInto('credentials')
    .values({ user_id: userId, tenant_id: tenantId, ...row })
    .onConflict(conflict =>
      conflict.column('user_id').doUpdateSet(row).where('credentials.is_temporary', '=', true),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!stored) return false;
  audit(work, [{ action: 'password.temporarySent', objectType: 'user', objectId: userId }]);
  return true;
}

const write = (
  services: Services,
  tenantId: string,
  userId: string,
  path: string,
  content: Content,
  address?: string,
): Promise<void> =>
  writeToStaff(services, {
    tenantId,
    userId,
    path,
    address,
    compose: (locale, about) => accessEmail(locale, content, about),
  });
