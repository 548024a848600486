import { sql, type RawBuilder } from 'kysely';
import type { Caller } from './caller.ts';

/**
 * Whether what a column names (`r.assignee_id`) is work that a caller may see at all (4.2): an Agent sees what is
 * assigned to them, to a colleague of one of their groups or to one whose deputy they are; everyone else all of the tenant.
 */
export function isVisibleWork(caller: Caller, assignee: string): RawBuilder<boolean> {
  if (caller.role !== 'ROLE_TENANT_AGENT') return sql<boolean>`true`;
  const column = sql.ref(assignee);
  return sql<boolean>`(${column} = any (${[caller.userId, ...caller.covers]}::uuid[]) or ${column} in (
    select m.user_id from group_members m where m.group_id = any (${[...caller.groupIds]}::uuid[])))`;
}

/** Whether work that is assigned to someone is that of a user, or of a colleague of one of their groups. */
export const isWorkOf = (user: string, assignee: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(user)} = ${assignee} or exists (
    select 1 from group_members own join group_members theirs using (group_id)
    where own.user_id = ${sql.ref(user)} and theirs.user_id = ${assignee}))`;
