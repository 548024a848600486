import { maskPhone } from '@dossier/validators';
import type { contract, InputOf, OutputOf } from '@dossier/api/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/index.ts';
import { audit } from '../../shared/audit/audit.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { enqueue } from '../../shared/jobs/jobs.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { settleAbout } from '../messages/service.ts';
import { assertGroups } from './groups/groups.ts';
import { inviteLifetime, invitePerson, storeSecret } from './invite.ts';

type PendingInvite = OutputOf<typeof contract.access.invites>['items'][number];
type NewInvite = InputOf<typeof contract.access.createInvite>['body'];
type Row = Selectable<Schema['invites']>;

const shown = (row: Row, now: Date): PendingInvite => ({
  _id: row.id,
  tenant_id: row.tenant_id,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  isExpired: now.getTime() >= Date.parse(row.expires_at),
  isUnsent: row.unsent_at !== null,
  email: row.email,
  phone: row.phone === null ? null : maskPhone(row.phone),
  role: row.role,
});

const open = ({ tx }: UnitOfWork) =>
  tx.selectFrom('invites').selectAll().where('used_at', 'is', null).where('revoked_at', 'is', null);

/** Invitations that no one has taken up, the latest first. */
export async function listInvites(work: UnitOfWork): Promise<PendingInvite[]> {
  const rows = await open(work).orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map(row => shown(row, work.now));
}

/** @throws {AppError} NotFound. */
async function find(work: UnitOfWork, id: string): Promise<Row> {
  if (!isUuid(id)) throw new AppError('NotFound');
  const row = await open(work).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new AppError('NotFound');
  return row;
}

/** Invites someone. The email with the link is written after the answer, and only the email knows its secret. */
export async function createInvite(
  work: UnitOfWork,
  { email, phone, role, groupIds = [] }: NewInvite,
): Promise<PendingInvite> {
  await assertGroups(work, groupIds);
  const { id } = await invitePerson(work, {
    email: email.trim(),
    role,
    groupIds,
    ...(phone === null ? {} : { phone }),
  });
  await enqueue(work, 'access.invitation', { inviteId: id });
  return shown(await find(work, id), work.now);
}

/** Sends it again for another seven days; the link before stops working. @throws {AppError} NotFound. */
export async function resendInvite(work: UnitOfWork, id: string): Promise<PendingInvite> {
  const row = await find(work, id);
  const expiresAt = new Date(work.now.getTime() + inviteLifetime);
  await work.tx.updateTable('invites').set({ expires_at: expiresAt }).where('id', '=', id).execute();
  await storeSecret(work, id);
  await settleAbout(work, ['systemNotice'], id);
  await enqueue(work, 'access.invitation', { inviteId: id });
  audit(work, [{ action: 'invite.resent', objectType: 'invite', objectId: id }]);
  return shown({ ...row, expires_at: expiresAt.toISOString(), unsent_at: null }, work.now);
}

/** @throws {AppError} NotFound. */
export async function revokeInvite(work: UnitOfWork, id: string): Promise<void> {
  await find(work, id);
  await work.tx.updateTable('invites').set({ revoked_at: work.now }).where('id', '=', id).execute();
  await settleAbout(work, ['systemNotice'], id);
  audit(work, [{ action: 'invite.revoked', objectType: 'invite', objectId: id }]);
}
