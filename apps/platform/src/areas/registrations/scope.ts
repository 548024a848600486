import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';

/**
 * Which registrations someone may see at all (4.2): an Agent those assigned to them or to a colleague of one of
 * their groups; everyone else the tenant's.
 */
export function visibleTo(caller: Caller): RawBuilder<boolean> {
  if (caller.role !== 'ROLE_TENANT_AGENT') return sql<boolean>`true`;
  return sql<boolean>`(r.assignee_id = ${caller.userId}::uuid or r.assignee_id in (
    select m.user_id from group_members m where m.group_id = any (${[...caller.groupIds]}::uuid[])))`;
}
