import { permissionsOf, type Permission, type Role } from '@dossier/api/contract';
import { sql } from 'kysely';
import type { UnitOfWork } from '../work/work.ts';

/** Someone of the tenant, with what they may do. */
export interface Permitted {
  readonly userId: string;
  readonly role: Role;
  readonly permissions: ReadonlySet<Permission>;
}

/** The enabled staff of the tenant, each with what role and groups allow. */
export async function listPermitted({ tx }: Pick<UnitOfWork, 'tx'>): Promise<readonly Permitted[]> {
  const { rows } = await sql<{ id: string; role: Role; granted: string[] }>`
    select u.id, u.role, coalesce(array_agg(granted) filter (where granted is not null), '{}') as granted
    from users u
    left join group_members m on m.user_id = u.id
    left join groups g on g.id = m.group_id
    left join lateral unnest(g.permissions) granted on true
    where u.enabled and u.role is not null
    group by u.id, u.role`.execute(tx);
  return rows.map(({ id, role, granted }) => ({
    userId: id,
    role,
    permissions: permissionsOf(role, granted),
  }));
}
