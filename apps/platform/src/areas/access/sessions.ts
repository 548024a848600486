import { sql } from 'kysely';
import { inPartOf, permissionsOf, type Role } from '@dossier/api/contract';
import type { Transaction } from '../../database/index.ts';
import { audit } from '../../shared/audit/audit.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import type { Settings } from '../../shared/services/services.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';

/** A session with its user, as the lookup answers: everything that decides whether it still counts. */
export interface SessionRecord {
  readonly session_id: string;
  readonly tenant_id: string;
  readonly acting_tenant_id: string | null;
  readonly user_id: string;
  readonly session_epoch: number;
  readonly is_trusted: boolean;
  readonly counter: number;
  /** The refresh token with this counter has come back: its answer arrived. */
  readonly is_counter_seen: boolean;
  readonly rotated_at: string;
  readonly created_at: string;
  readonly last_active_at: string;
  readonly expires_at: string;
  /** Where the newest access token ends: no page shows the session beyond it. */
  readonly token_until: string;
  readonly revoked_at: string | null;
  readonly authenticated_at: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: Role | null;
  readonly enabled: boolean;
  readonly mfa_method: 'SOFTWARE' | 'SMS' | null;
  readonly locale: string | null;
  readonly credential_epoch: number;
  readonly is_client: boolean;
  readonly group_ids: readonly string[];
  readonly permissions: readonly string[];
  /** The tenant demands a second factor that this user does not have. */
  readonly needs_mfa_setup: boolean;
}

/** The tenant that System Admins belong to; it is no firm. */
export const platformTenant = 'system';

export async function findSession(tx: Transaction, sessionId: string): Promise<SessionRecord | undefined> {
  const { rows } = await sql<SessionRecord>`select * from find_session(${sessionId}::uuid)`.execute(tx);
  return rows[0];
}

/**
 * Whether a session still counts: its limits, and everything about its user that may have changed since it began. It is
 * over where its newest token is, which is when the screen says so: anyone who sits there next must not find it alive.
 */
export function isAlive(session: SessionRecord, now: Date, limits: Settings['session']): boolean {
  const idleSince = Date.parse(session.last_active_at);
  return (
    isOpen(session, now) &&
    now.getTime() < Date.parse(session.token_until) &&
    // A firm that shortens its sessions means those that run, too; one that lengthens them means those to come.
    now.getTime() < Date.parse(session.created_at) + lifetimeOf(session.is_trusted, limits) * 1000 &&
    now.getTime() - idleSince < limits.idle * 1000
  );
}

/** Whether no one has ended a session, and nothing but leaving it alone has: its owner can still sign out with it. */
export const isOpen = (session: SessionRecord, now: Date): boolean =>
  session.revoked_at === null &&
  now.getTime() < Date.parse(session.expires_at) &&
  session.enabled &&
  session.role !== null &&
  !session.is_client &&
  session.session_epoch === session.credential_epoch;

/** The caller of a session. @throws {Error} for a user without a role, who cannot have one. */
export function callerFrom(session: SessionRecord): Caller {
  const { role } = session;
  if (role === null) throw new Error('A session of somebody without a role.');
  return {
    userId: session.user_id,
    userName: session.username,
    firstName: session.first_name,
    lastName: session.last_name,
    sessionId: session.session_id,
    tokenId: null,
    homeTenantId: session.tenant_id,
    tenantId: session.tenant_id === platformTenant ? session.acting_tenant_id : session.tenant_id,
    role,
    groupIds: session.group_ids,
    covers: [],
    hidden: [],
    permissions: permissionsOf(role, session.permissions),
    inPart: inPartOf(role, session.permissions),
    mfaMethod: session.mfa_method,
    locale: session.locale,
    authenticatedAt: new Date(session.authenticated_at),
    needsMfaSetup: session.needs_mfa_setup,
  };
}

/** Where someone signs in, as its owner recognises it in the list of sessions. */
export interface Device {
  readonly ip: string;
  readonly userAgent: string | null;
}

export interface NewSession {
  readonly userId: string;
  readonly credentialEpoch: number;
  readonly isTrusted: boolean;
  readonly device: Device;
}

export interface StartedSession {
  readonly id: string;
  readonly expiresAt: Date;
  /** How long its tokens live. */
  readonly tokenSeconds: number;
}

/** Seconds after which a session is over, whatever is done in it. */
const lifetimeOf = (isTrusted: boolean, limits: Settings['session']): number =>
  isTrusted ? limits.absoluteTrusted : limits.absolute;

/** Where a token ends that is issued now. */
export const tokenEnd = (now: Date, limits: Settings['session']): Date =>
  new Date(now.getTime() + limits.accessToken * 1000);

/** Begins a session; "Trust this computer" moves its absolute limit from 12 to 24 hours, and nothing else. */
export async function startSession(
  work: UnitOfWork,
  limits: Settings['session'],
  about: NewSession,
): Promise<StartedSession> {
  const id = work.random.uuid();
  const expiresAt = new Date(work.now.getTime() + lifetimeOf(about.isTrusted, limits) * 1000);
  await work.tx
    .insertInto('sessions')
    .values({
      id,
      tenant_id: work.tenantId,
      user_id: about.userId,
      credential_epoch: about.credentialEpoch,
      is_trusted: about.isTrusted,
      rotated_at: work.now,
      created_at: work.now,
      last_active_at: work.now,
      expires_at: expiresAt,
      token_until: tokenEnd(work.now, limits),
      authenticated_at: work.now,
      user_agent: about.device.userAgent?.slice(0, 300) ?? null,
      ip: about.device.ip,
    })
    .execute();
  await noteActivity(work.tx, about.userId, work.now);
  return { id, expiresAt, tokenSeconds: limits.accessToken };
}

/** How exactly it is kept when someone was here. */
const activityInterval = 60_000;

/** Notes that someone is here, for colleagues who look at the list of users. */
export const noteActivity = (tx: Transaction, userId: string, now: Date) =>
  tx
    .updateTable('users')
    .set({ last_seen_at: now })
    .where('id', '=', userId)
    .where(where =>
      where.or([
        where('last_seen_at', 'is', null),
        where('last_seen_at', '<', new Date(now.getTime() - activityInterval).toISOString()),
      ]),
    )
    .execute();

/** Sessions and tokens are kept as long as logs of access are (4.15): twelve months after their end. */
export async function forgetSessions(tx: Transaction, now: Date): Promise<void> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - 1);
  for (const table of ['sessions', 'access_tokens'] as const)
    await tx.deleteFrom(table).where('expires_at', '<', limit.toISOString()).execute();
}

/** Ends every session of a user, everywhere. */
export async function endSessions(work: UnitOfWork, userId: string, reason: string): Promise<void> {
  await work.tx
    .updateTable('sessions')
    .set({ revoked_at: work.now, revoked_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  audit(work, [{ action: 'session.ended', objectType: 'user', objectId: userId, detail: { reason } }]);
}
