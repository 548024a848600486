import { isUuid } from '../ids/ids.ts';
import type { UnitOfWork } from '../work/work.ts';

/** What users of the tenant are called. System Admins, and the platform itself, are none of them and are missing. */
export async function userNames(
  { tx }: UnitOfWork,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const userIds = [...new Set(ids)].filter(isUuid);
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', userIds)
    .execute();
  return new Map(rows.map(row => [row.id, `${row.first_name} ${row.last_name}`]));
}

/** What someone without a name of the tenant's own is called: only System Admins act without being of the tenant. */
export const systemAdminName = 'System Admin';
