import type { contract, OutputOf, QueryOf, TaskScope } from '@dossier/api/contract';
import { workflowEntity, workflowType } from '@dossier/validators/vocabularies';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { listRegistrations, openStatuses, type RegistrationQuery } from '../registrations/service.ts';

type ProcessesQuery = QueryOf<typeof contract.workflows.processes>;
type Processes = OutputOf<typeof contract.workflows.processes>;
type Registrations = OutputOf<typeof contract.registrations.list>;

const onboarding = workflowType.code('onboarding');
const party = workflowEntity.code('party');
const assignees: Readonly<Record<TaskScope, string | undefined>> = {
  mine: 'me',
  unassigned: 'none',
  all: undefined,
};

/**
 * The processes that run, or those of the statuses asked for: every registration has its onboarding (`3-decisions.md`
 * 4.4), which is over when it is accepted or rejected. Anyone who may not see a registration does not see its process.
 */
export async function listProcesses(
  work: UnitOfWork,
  caller: Caller,
  request: ProcessesQuery,
): Promise<Processes> {
  const { scope = 'all', workflowType: types, status: asksFor, ...paging } = request;
  const status = asksFor?.length ? asksFor : openStatuses;
  const read = async (taskScope: TaskScope, page: RegistrationQuery): Promise<Registrations> => {
    const assignee = assignees[taskScope];
    const query = { ...page, status, ...(assignee !== undefined && { assignee }) };
    return JSON.parse((await listRegistrations(work, caller, query)).text) as Registrations;
  };
  const isRequested = !types?.length || types.includes(onboarding);
  const none = { items: [], total: 0, counts: { mine: 0, unassigned: 0, all: 0 } };
  if (!isRequested) return none;
  const { items, total } = await read(scope, { ...paging, sort: ['updatedAt'] });
  const totalOf = async (taskScope: TaskScope) =>
    taskScope === scope ? total : (await read(taskScope, { max: 1 })).total;
  return {
    items: items.map(row => ({
      processId: row._id,
      workflowType: onboarding,
      status: row.status,
      entityType: party,
      entityId: row._id,
      entityName: row.name,
      assignee: row.assignee,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    })),
    total,
    counts: {
      mine: await totalOf('mine'),
      unassigned: await totalOf('unassigned'),
      all: await totalOf('all'),
    },
  };
}
