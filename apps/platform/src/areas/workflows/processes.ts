import { offsetOf, type contract, type OutputOf, type QueryOf, type TaskCounts } from '@dossier/api/contract';
import { workflowEntity, workflowType } from '@dossier/validators/vocabularies';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { listTasks, openStatuses, type Task } from '../registrations/service.ts';

type ProcessesQuery = QueryOf<typeof contract.workflows.processes>;
type Processes = OutputOf<typeof contract.workflows.processes>;

const onboarding = workflowType.code('onboarding');
const party = workflowEntity.code('party');
/**
 * The processes that run, or those of the statuses asked for: every registration has its onboarding (`3-decisions.md`
 * 4.4), which is over when it is accepted or rejected. Anyone who may not see a registration does not see its process.
 */
export async function listProcesses(
  work: UnitOfWork,
  caller: Caller,
  request: ProcessesQuery,
): Promise<Processes> {
  const { scope = 'all', workflowType: types, status: asksFor, due, sort = 'due', ...paging } = request;
  if (types?.length && !types.includes(onboarding)) return { items: [], total: 0, counts: none };
  const status = asksFor?.length ? asksFor : openStatuses;
  const page = { ...offsetOf(paging), scope, status, due, sort };
  const { tasks, total, counts } = await listTasks(work, caller, page);
  return {
    items: tasks.map(processOf),
    total,
    counts,
  };
}

/** A registration as the process that onboards its client. */
export const processOf = ({ record, assignee, next, deadline }: Task): Processes['items'][number] => ({
  processId: record.id,
  workflowType: onboarding,
  status: record.status,
  entityType: party,
  entityId: record.id,
  entityName: record.name,
  assignee,
  assignee_id: record.assignee_id,
  version: record.version,
  next,
  daysLeft: deadline?.daysLeft ?? null,
  isPaused: deadline?.isWaiting ?? false,
  createdAt: new Date(record.created_at).toISOString(),
  updatedAt: new Date(record.updated_at).toISOString(),
});

const none: TaskCounts = { mine: 0, unassigned: 0, all: 0, overdue: 0, today: 0, week: 0, paused: 0 };
