import { sql } from 'kysely';
import { inPartOf, permissionsOf, type Role } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { hiddenKinds } from '../../shared/caller/restricted-readers.ts';
import { coveredBy } from './absence/absence.ts';
import { asTenant } from '../../shared/work/unit-of-work.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { platformTenant } from './sessions.ts';

interface Row {
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: Role;
  readonly locale: string | null;
  readonly group_ids: readonly string[];
  readonly granted: readonly string[];
}

/**
 * Someone as they are now, for work that they began and that goes on without them: what they may do is asked again
 * each time. Null when they may not work here any more.
 */
export async function presentCaller(work: UnitOfWork, userId: string): Promise<Caller | null> {
  const tenantUser = await findUser(work, userId);
  const row = tenantUser ?? (await asTenant(work, platformTenant, system => findUser(system, userId)));
  if (!row || (!tenantUser && row.role !== 'ROLE_SYSTEM_ADMIN')) return null;
  return {
    userId,
    userName: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    sessionId: '',
    tokenId: null,
    homeTenantId: tenantUser ? work.tenantId : platformTenant,
    tenantId: work.tenantId,
    role: row.role,
    groupIds: row.group_ids,
    covers: tenantUser ? await coveredBy(work.tx, userId, work.now) : [],
    hidden: await hiddenKinds(work.tx, { userId, groupIds: row.group_ids }),
    permissions: permissionsOf(row.role, row.granted),
    inPart: inPartOf(row.role, row.granted),
    mfaMethod: null,
    locale: row.locale,
    authenticatedAt: work.now,
    needsMfaSetup: false,
  };
}

async function findUser({ tx }: UnitOfWork, userId: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select u.username, u.first_name, u.last_name, u.role, u.locale,
      coalesce(array_agg(distinct m.group_id) filter (where m.group_id is not null), '{}') as group_ids,
      coalesce(array_agg(distinct granted) filter (where granted is not null), '{}') as granted
    from users u
    left join group_members m on m.user_id = u.id
    left join groups g on g.id = m.group_id
    left join lateral unnest(g.permissions) granted on true
    where u.id = ${userId}::uuid and u.enabled and u.role is not null
    group by u.id`.execute(tx);
  return rows[0];
}
