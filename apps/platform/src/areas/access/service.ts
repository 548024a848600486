import { sql } from 'kysely';
import type { Absence, Permission } from '@dossier/api/contract';
import { audit } from '../../shared/audit/audit.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Services } from '../../shared/services/services.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { asTenant } from '../../shared/work/unit-of-work.ts';
import type { Actor, UnitOfWork } from '../../shared/work/work.ts';
import { absencesOf } from './absence/absence.ts';
import { platformTenant, tokenEnd } from './sessions.ts';

export { platformTenant };
export type { AddressLimit } from './address-limit.ts';
export { takeLot } from './window.ts';
export { factorReset } from './factor-reset.ts';
export { createSystemAdmin } from './system-admin.ts';
export { groupChange } from './groups/group-change.ts';
export { userUpdate } from './change-user.ts';
export { decidersOf, onlyDecider } from './only-decider.ts';
export { proveFactor } from './prove-factor.ts';
export { spendCode } from './authenticators.ts';
export { presentCaller } from './caller-view.ts';
export { isAway, standInOf } from './absence/absence.ts';
export { invitePerson, type NewInvite } from './invite.ts';
export { forgetSessions } from './sessions.ts';
export { usernameKey } from './usernames.ts';

export interface Colleague {
  readonly _id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profile: string;
  readonly absence: Absence | null;
}

/** Anyone who can be given work: enabled, confirmed, with a role, and no client. */
const colleagues = ({ tx }: Pick<UnitOfWork, 'tx'>) =>
  tx
    .selectFrom('users')
    .where('enabled', '=', true)
    .where('confirmed', '=', true)
    .where('role', 'is not', null)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('group_members as m')
            .innerJoin('groups as g', 'g.id', 'm.group_id')
            .select('g.id')
            .whereRef('m.user_id', '=', 'users.id')
            .where('g.kind', 'in', ['prospect', 'client']),
        ),
      ),
    );

/** The name of someone who can be given work; undefined for anyone else. */
export async function nameOfColleague(work: Pick<UnitOfWork, 'tx'>, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const user = await colleagues(work)
    .select(['first_name', 'last_name'])
    .where('users.id', '=', id)
    // Waits for an account that is being disabled at this moment.
    .forShare()
    .executeTakeFirst();
  return user && `${user.first_name} ${user.last_name}`;
}

/** The staff of the tenant whom work can be given to, by name. */
export async function listActiveUsers(work: UnitOfWork): Promise<readonly Colleague[]> {
  const rows = await colleagues(work)
    .select(['id', 'username', 'first_name', 'last_name', 'role', 'away_from', 'away_until', 'deputy_id'])
    .orderBy(sql`fold(first_name || ' ' || last_name)`)
    .orderBy('id')
    .execute();
  const absences = await absencesOf(work, rows);
  return rows.map(row => ({
    _id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    profile: row.role ?? '',
    absence: absences.get(row.id) ?? null,
  }));
}

export async function staffAmong({ tx }: UnitOfWork, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from users where id = any (${ids.filter(isUuid)}::uuid[]) and role is not null`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export async function groupsAmong({ tx }: UnitOfWork, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from groups where id = any (${ids.filter(isUuid)}::uuid[]) and kind = 'staff'`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** The tenant's Admins: they see to what no one else does. */
export const adminsOf = async (work: UnitOfWork): Promise<readonly string[]> =>
  (await listActiveUsers(work)).flatMap(({ _id, profile }) => (profile === 'ROLE_TENANT_ADMIN' ? [_id] : []));

/** Of the permissions asked about, those that are not allowed; a name that is not in the catalogue is not. */
export function notAllowed(caller: Caller, names: readonly string[]): string[] {
  return [...new Set(names)].filter(name => !caller.permissions.has(name as Permission));
}

/** @throws {AppError} Forbidden for anyone but a System Admin. */
export function assertSystemAdmin(caller: Caller): void {
  if (caller.role !== 'ROLE_SYSTEM_ADMIN') throw new AppError('Forbidden');
}

/** The tenants that a System Admin may choose from. */
export async function listTenants({ database }: Services): Promise<readonly { _id: string; name: string }[]> {
  const { rows } = await database.unscoped(tx =>
    sql<{ _id: string; name: string }>`
      select tenant_id as _id, name from list_tenants() where tenant_id <> ${platformTenant} order by fold(name)`.execute(
      tx,
    ),
  );
  return rows;
}

/**
 * A System Admin works in this tenant from now on. The tenant's own audit trail says so, as does the platform's.
 * @throws {AppError} NotFound for a tenant that does not exist.
 */
export async function chooseTenant(
  services: Services,
  caller: Caller,
  tenantId: string,
  ip: string,
): Promise<void> {
  const tenants = await listTenants(services);
  if (!tenants.some(tenant => tenant._id === tenantId)) throw new AppError('NotFound');
  const actor: Actor = { id: caller.userId, sessionId: caller.sessionId, ip };
  await inTenant(services, platformTenant, actor, async work => {
    await work.tx
      .updateTable('sessions')
      .set({ acting_tenant_id: tenantId, token_until: tokenEnd(work.now, services.settings.session) })
      .where('id', '=', caller.sessionId)
      .execute();
    const entry = { action: 'session.tenantChosen', objectType: 'tenant', objectId: tenantId };
    audit(work, [entry]);
    await asTenant(work, tenantId, scoped => audit(scoped, [entry]));
  });
}
