import type { ProcessStatus } from '@dossier/api/contract';
import type { WorkflowType } from '@dossier/validators/vocabularies';
import { sql } from 'kysely';
import type { Caller } from '../../../shared/caller/caller.ts';
import { visibleParties } from '../../parties/service.ts';
import type { OtherTasks } from '../../registrations/service.ts';

/**
 * Processes about parties that the caller may see, for a list of tasks: those that run, or those of the statuses asked
 * for. What was cancelled or rejected has none of them any more.
 */
export function otherProcesses(
  caller: Caller,
  types: readonly WorkflowType[],
  statuses: readonly ProcessStatus[],
): OtherTasks | undefined {
  if (types.length === 0 || !caller.permissions.has('clientFileRead')) return undefined;
  const isMeant =
    statuses.length > 0
      ? sql`w.status = any (${[...statuses]}::text[]) and coalesce(w.result, 'done') = 'done'`
      : sql`w.result is null`;
  return today => sql`
    select w.id, w.status, w.assignee_id, p.name_key, w.updated_at, w.waiting_since is not null,
      case when w.result is null
        then coalesce(d.number, 0) + w.sla_days + w.days_waited - ${today}::int end,
      ${today}::int - coalesce(d.number, 0)
    from processes w
    join parties p on p.id = w.entity_id
    left join calendar d on d.day = (w.started_at at time zone 'UTC')::date
    where w.workflow_type = any (${[...types]}::text[]) and ${isMeant} and ${visibleParties(caller)}`;
}
