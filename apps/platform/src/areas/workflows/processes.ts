import { offsetOf, type contract, type OutputOf, type QueryOf } from '@dossier/api/contract';
import { registrationStatus, workflowType } from '@dossier/validators/vocabularies';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { listTasks, openStatuses } from '../registrations/service.ts';
import { onboarding, processOf } from './engine/onboarding/onboarding.ts';
import { otherProcesses } from './engine/other-processes.ts';
import { readSummaries } from './engine/read.ts';
import { snoozesOf } from './snooze.ts';

type ProcessesQuery = QueryOf<typeof contract.workflows.processes>;
type Processes = OutputOf<typeof contract.workflows.processes>;

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
  // Of one entity they are all of them, however they ended.
  const usual = entityId === undefined ? openStatuses : registrationStatus.codes;
  const statuses = asksFor?.length ? asksFor.filter(code => registrationStatus.is(code)) : usual;
  const { tasks, ids, total, counts } = await listTasks(work, caller, {
    ...offsetOf(paging),
    scope,
    status: wants(onboarding) ? statuses : [],
    only: entityId,
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
  const snoozes = await snoozesOf(work, caller, ids);
  return {
    items: ids.flatMap(id => {
      const process = registrations.get(id) ?? byId.get(id);
      return process ? [{ ...process, snoozedUntil: snoozes.get(id) ?? null }] : [];
    }),
    total,
    counts,
  };
}
