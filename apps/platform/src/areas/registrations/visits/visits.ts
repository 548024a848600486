import type { Caller } from '../../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findRow } from '../record.ts';

/** Looks that are less apart belong to one visit: going back and forth between pages ends nothing. */
const visitLength = 30 * 60_000;

/** Notes that the caller has a registration open. @throws {AppError} NotFound. */
export async function markSeen(work: UnitOfWork, caller: Caller, id: string): Promise<void> {
  await findRow(work, caller, id);
  const { now } = work;
  const visit = await visitOf(work, caller, id);
  await work.tx
    .insertInto('registration_visits')
    .values({ tenant_id: work.tenantId, registration_id: id, user_id: caller.userId, at: now })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'registration_id', 'user_id'])
        .doUpdateSet({ at: now, visit_before: visit === undefined ? null : endOfVisitBefore(visit, now) }),
    )
    .execute();
}

/** When the visit before the present one ended; null for someone who was never there before. */
export async function lastVisit(work: UnitOfWork, caller: Caller, id: string): Promise<Date | null> {
  const visit = await visitOf(work, caller, id);
  return visit === undefined ? null : endOfVisitBefore(visit, work.now);
}

interface Visit {
  readonly at: string;
  readonly visit_before: string | null;
}

const visitOf = ({ tx }: UnitOfWork, { userId }: Caller, id: string): Promise<Visit | undefined> =>
  tx
    .selectFrom('registration_visits')
    .select(['at', 'visit_before'])
    .where('registration_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

function endOfVisitBefore({ at, visit_before: before }: Visit, now: Date): Date | null {
  if (now.getTime() - Date.parse(at) > visitLength) return new Date(at);
  return before === null ? null : new Date(before);
}
