import type { ProcessStatus } from '@dossier/api/contract';
import { workflowType, type WorkflowType } from '@dossier/validators/vocabularies';
import { sql, type RawBuilder } from 'kysely';
import { textArray } from '../../../database/constants.ts';
import type { Transaction } from '../../../database/index.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { isSnoozed } from '../../../shared/caller/snoozed.ts';
import { visibleParties } from '../../parties/service.ts';
import { reviewedStatuses, type OtherTasks } from '../../registrations/service.ts';

interface ProcessFilters {
  readonly types: readonly WorkflowType[];
  readonly statuses: readonly ProcessStatus[];
  /** A party, or one of its processes. */
  readonly entityId: string | undefined;
  /** Whether they come with the names of their parties, to be ordered by. @default true */
  readonly hasNames?: boolean;
}

/** Every type but onboarding, which is counted with the registrations. */
export const otherTypes = workflowType.codes.filter(type => type !== 'onboarding');

/** In the form of the index that has these alone, among the onboardings of all registrations. */
const isOther = sql<boolean>`w.workflow_type <> 'onboarding'`;
const isRunning = sql<boolean>`w.ended_at is null`;

/** How many processes about parties run that the caller may see, or of those that are the caller's own work and not put off. */
export async function countOtherProcesses(
  tx: Transaction,
  caller: Caller,
  whose: 'mine' | 'all',
  now: Date,
): Promise<number> {
  if (!caller.permissions.has('clientFileRead')) return 0;
  const isMeant =
    whose === 'mine'
      ? sql`w.assignee_id = any (${[caller.userId, ...caller.covers]}::uuid[]) and not ${isSnoozed(caller, now, 'w.id')}`
      : sql`true`;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from processes w
    join parties p on p.id = w.entity_id
    where ${isOther} and ${isRunning} and ${isMeant}
      and ${visibleParties(caller)}`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Processes about parties that the caller may see, that were done or turned down since a moment; for a board. */
export function otherProcessesDone(
  caller: Caller,
): ((since: RawBuilder<unknown>) => RawBuilder<unknown>) | undefined {
  if (!caller.permissions.has('clientFileRead')) return undefined;
  return since => sql`
    select w.id, w.assignee_id, w.ended_at
    from processes w
    join parties p on p.id = w.entity_id
    where ${isOther} and w.result in ('done', 'rejected') and w.ended_at >= ${since}
      and ${visibleParties(caller)}`;
}

/**
 * Processes about parties that the caller may see, for a list of tasks: those that run, or those of the statuses asked
 * for. What was cancelled or rejected has none of them any more. Of one party they are all of them, however they ended.
 */
export function otherProcesses(
  caller: Caller,
  { types, statuses, entityId, hasNames = true }: ProcessFilters,
): OtherTasks | undefined {
  if (types.length === 0 || !caller.permissions.has('clientFileRead')) return undefined;
  const isMeant =
    statuses.length > 0
      ? sql`w.status = any (${[...statuses]}::text[]) and coalesce(w.result, 'done') = 'done'`
      : entityId === undefined
        ? isRunning
        : sql`true`;
  const isOfEntity =
    entityId === undefined
      ? sql`true`
      : sql`w.entity_id = coalesce((select o.entity_id from processes o where o.id = ${entityId}::uuid), ${entityId}::uuid)`;
  const isOfTypes =
    types.length === otherTypes.length ? sql`true` : sql`w.workflow_type = any (${[...types]}::text[])`;
  // Ten thousand parties are read for nothing where neither a name nor their visibility is asked for.
  const hasParties = hasNames || caller.role === 'ROLE_TENANT_AGENT' || caller.hidden.length > 0;
  return ({ today, numberOf }) => sql`
    select w.id, w.assignee_id, ${hasParties ? sql`p.name_key` : sql`null`}, w.updated_at,
      w.waiting_since is not null,
      case when w.result is null
        then ${numberOf(sql`w.started_at`)} + w.sla_days + w.days_waited - ${today}::int end,
      w.started_at, w.status = any (${textArray(reviewedStatuses)})
    from processes w
    ${hasParties ? sql`join parties p on p.id = w.entity_id` : sql``}
    where ${isOther} and ${isOfTypes} and ${isMeant} and ${isOfEntity}
      and ${hasParties ? visibleParties(caller) : sql`true`}`;
}
