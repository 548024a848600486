import { offsetOf, type contract, type OutputOf, type QueryOf } from '@dossier/api/contract';
import { registrationStatus, workflowEntity, workflowType } from '@dossier/validators/vocabularies';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { listTasks, openStatuses, type Task } from '../registrations/service.ts';
import { otherProcesses } from './engine/other-processes.ts';
import { readSummaries } from './engine/read.ts';

type ProcessesQuery = QueryOf<typeof contract.workflows.processes>;
type Processes = OutputOf<typeof contract.workflows.processes>;

const onboarding = workflowType.code('onboarding');
const party = workflowEntity.code('party');
/**
 * The processes that run, or those of the statuses asked for: every registration has its onboarding (`3-decisions.md`
 * 4.4), which is over when it is accepted or rejected; what else runs is about a party. Anyone who may not see either does
 * not see its process.
 */
export async function listProcesses(
  work: UnitOfWork,
  caller: Caller,
  request: ProcessesQuery,
): Promise<Processes> {
  const {
    scope = 'all',
    workflowType: types,
    status: asksFor,
    due,
    sort = 'due',
    entityId,
    ...paging
  } = request;
  const wants = (type: string) => !types?.length || types.some(each => each === type);
  const statuses = asksFor?.length ? asksFor.filter(code => registrationStatus.is(code)) : openStatuses;
  const { tasks, ids, total, counts } = await listTasks(work, caller, {
    ...offsetOf(paging),
    scope,
    status: wants(onboarding) && entityId === undefined ? statuses : [],
    others: otherProcesses(caller, {
      types: workflowType.codes.filter(type => type !== onboarding && wants(type)),
      statuses: asksFor ?? [],
      entityId,
    }),
    due,
    sort,
  });
  const registrations = new Map(tasks.map(task => [task.record.id, processOf(task)]));
  const others = await readSummaries(
    work,
    ids.filter(id => !registrations.has(id)),
  );
  const byId = new Map(others.map(process => [process.processId, process]));
  return { items: ids.flatMap(id => registrations.get(id) ?? byId.get(id) ?? []), total, counts };
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
  step: null,
  daysLeft: deadline?.daysLeft ?? null,
  isPaused: deadline?.isWaiting ?? false,
  createdAt: new Date(record.created_at).toISOString(),
  updatedAt: new Date(record.updated_at).toISOString(),
});
