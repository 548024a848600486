import { sql } from 'kysely';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { matchesKeys, type RegistrationFilters } from '../filters.ts';

/** What of the trail brings a registration into a view where it was not, or says that it is another one's now. */
const moves = ['registration.created', 'registration.assigned', 'registration.statusChanged'];

interface Count {
  readonly total: number;
  readonly entered: number;
}

/** How many a view holds for the caller, and how many of these others brought in since the caller looked last. */
export async function countView(
  work: UnitOfWork,
  caller: Caller,
  viewId: string,
  query: RegistrationFilters,
): Promise<Count> {
  const { rows } = await sql<Count>`
    select count(*)::int as total, (count(*) filter (where r.updated_at > l.at and exists (
      select 1 from audit a
      where a.object_type = 'registration' and a.object_id = r.id::text and a.at > l.at
        and a.action = any (${moves}::text[]) and a.actor <> ${caller.userId})))::int as entered
    from registrations r
    left join view_looks l on l.view_id = ${viewId}::uuid and l.user_id = ${caller.userId}::uuid
    where ${await matchesKeys(work, caller, query)}`.execute(work.tx);
  return rows[0] ?? { total: 0, entered: 0 };
}
