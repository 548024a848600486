import { createHash, timingSafeEqual } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { isSqlState, type Schema, type Transaction } from '../../database/index.ts';
import { audit } from '../../shared/audit/audit.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { once } from '../../shared/idempotency/idempotency.ts';
import { noteInfluence } from '../../shared/sign-off/sign-off.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { enqueue } from '../../shared/jobs/jobs.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Services } from '../../shared/services/services.ts';
import { systemActor, type UnitOfWork } from '../../shared/work/work.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { settleAbout } from '../messages/service.ts';
import { notifyUser } from './notify-user.ts';
import { usernameKey } from './usernames.ts';

type Invite = Selectable<Schema['invites']>;

/** The `token` and the `k` of an invitation's address. */
export interface InviteLink {
  readonly id: string;
  readonly k: string | undefined;
}

const stranger = (ip: string) => ({ ...systemActor('sign-up'), ip });

/** @throws {AppError} InviteNotFound. */
async function tenantOf({ database }: Services, id: string): Promise<string> {
  if (!isUuid(id)) throw new AppError('InviteNotFound');
  const { rows } = await database.unscoped(tx =>
    sql<{ tenant_id: string }>`select * from find_invite(${id}::uuid)`.execute(tx),
  );
  if (!rows[0]) throw new AppError('InviteNotFound');
  return rows[0].tenant_id;
}

/** @throws {AppError} InviteExpired for one that is used, revoked or too old, and for anyone who lacks its secret. */
async function openInvite(tx: Transaction, { id, k = '' }: InviteLink, now: Date): Promise<Invite> {
  const invite = await tx
    .selectFrom('invites')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const hash = createHash('sha256').update(k).digest();
  const isOpen =
    invite !== undefined &&
    timingSafeEqual(invite.secret_hash, hash) &&
    invite.used_at === null &&
    invite.revoked_at === null &&
    now.getTime() < Date.parse(invite.expires_at);
  if (!isOpen) throw new AppError('InviteExpired');
  return invite;
}

/**
 * Whom an invitation is for.
 * @throws {AppError} InviteNotFound, InviteExpired.
 */
export async function readInvite(
  services: Services,
  link: InviteLink,
  ip: string,
): Promise<{ tenant_id: string; email: string; phone: string | null }> {
  const tenantId = await tenantOf(services, link.id);
  return inTenant(services, tenantId, stranger(ip), async ({ tx, now }) => {
    const { email, phone } = await openInvite(tx, link, now);
    return { tenant_id: tenantId, email, phone };
  });
}

export interface NewUser {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly middleName?: string | undefined;
  /** The language of the page that signed up. */
  readonly locale?: string | undefined;
}

/** Where the request comes from, and what it is called when it comes again. */
export interface Asking {
  readonly ip: string;
  readonly key: string | null;
}

/**
 * Takes up an invitation, once: a user with the invited role, whom a temporary password is sent to.
 * @throws {AppError} InviteNotFound, InviteExpired, UsernameTaken.
 */
export async function signUp(
  services: Services,
  link: InviteLink,
  person: NewUser,
  { ip, key }: Asking,
): Promise<void> {
  const tenantId = await tenantOf(services, link.id);
  await inTenant(services, tenantId, stranger(ip), work => {
    // Anyone who never saw the answer asks again, and hears the same: the invitation is used, and by them.
    const request = { userId: link.id, key, content: JSON.stringify([link, person]) };
    return once(work, request, async () => {
      await takeUp(work, link, person);
      return { status: 200, body: {} };
    });
  });
}

async function takeUp(work: UnitOfWork, link: InviteLink, person: NewUser): Promise<void> {
  const invite = await openInvite(work.tx, link, work.now);
  const user = await insertUser(work, invite, person);
  // Anyone who made the account can be behind it.
  if (invite.created_by !== null)
    await noteInfluence(work, { userId: user.id, kind: 'role' }, [invite.created_by]);
  await work.tx.updateTable('invites').set({ used_at: work.now }).where('id', '=', invite.id).execute();
  await settleAbout(work, ['systemNotice'], invite.id);
  await enqueue(work, 'access.temporaryPassword', { userId: user.id });
  const source = 'screen';
  const created = { action: 'user.created', objectType: 'user', objectId: user.id, subjectId: user.id };
  const used = { action: 'invite.used', objectType: 'invite', objectId: invite.id, subjectId: invite.id };
  const usedAt = { before: { used_at: null }, after: { used_at: work.now.toISOString() } };
  await recordChanges(work, [
    { ...created, version: 1, before: null, after: user, source },
    { ...used, version: 2, ...usedAt, source },
  ]);
  await joinGroups(work, invite, user.id);
  notifyUser(work, { id: user.id, version: 1 });
}

async function insertUser(work: UnitOfWork, invite: Invite, person: NewUser) {
  const { tx, tenantId, now, random } = work;
  const username = person.username.normalize('NFC').trim();
  const row = {
    id: random.uuid(),
    tenant_id: tenantId,
    username,
    username_key: usernameKey(username),
    email: invite.email,
    phone: invite.phone,
    first_name: person.firstName.trim(),
    middle_name: person.middleName?.trim() || null,
    last_name: person.lastName.trim(),
    role: invite.role,
    locale: person.locale ?? null,
  };
  await tx
    .insertInto('users')
    .values({ ...row, created_at: now, updated_at: now })
    .execute()
    .catch((error: unknown) => {
      // Unique on the whole platform, also where this tenant cannot look.
      if (isSqlState(error, 'uniqueViolation')) throw new AppError('UsernameTaken');
      throw error;
    });
  return row;
}

/** Puts someone new in the groups of the invitation, those that are still there. */
async function joinGroups(work: UnitOfWork, { group_ids: ids }: Invite, userId: string): Promise<void> {
  if (ids.length === 0) return;
  const joined = await work.tx
    .insertInto('group_members')
    .columns(['tenant_id', 'group_id', 'user_id'])
    .expression(eb =>
      eb
        .selectFrom('groups')
        .select(select => ['tenant_id', 'id', select.val(userId).$castTo<string>().as('user_id')])
        .where('id', 'in', [...ids]),
    )
    .returning('group_id')
    .execute();
  audit(
    work,
    joined.map(({ group_id: group }) => ({
      action: 'group.membersChanged',
      objectType: 'group',
      objectId: group,
      detail: { added: [userId], removed: [] },
    })),
  );
}
