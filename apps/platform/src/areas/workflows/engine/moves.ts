import type { BodyOf, contract, Process, ProcessMove } from '@dossier/api/contract';
import type { Caller } from '../../../shared/caller/caller.ts';
import { audit } from '../../../shared/audit/audit.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { userNames } from '../../../shared/names/user-names.ts';
import { adminsOf, standInOf } from '../../access/service.ts';
import { movesOf } from './allowed-moves.ts';
import { tenantCalendar, waitedOf } from './due.ts';
import { noteEvents, type NewProcessEvent } from './events.ts';
import { notifyAssignee, notifyEntity } from './notify.ts';
import { readProcess } from './read.ts';
import { moveOnboarding } from './onboarding/change.ts';
import { isOnboarding } from './onboarding/onboarding.ts';
import { voidRequest } from './sign-off.ts';
import { lockProcess, saveProcess, type StoredProcess } from './store.ts';

type Move = BodyOf<typeof contract.workflows.move>;

const events: Readonly<Record<ProcessMove, NewProcessEvent['action']>> = {
  cancel: 'cancelled',
  wait: 'waiting',
  resume: 'resumed',
  assign: 'assigned',
  escalate: 'escalated',
};

/**
 * Cancels a process, assigns it, escalates it to an Admin, or stops and starts its clock.
 * @throws {AppError} NotFound; VersionStale; ProcessEnded; Forbidden; ValidationFailed for a cancellation or an escalation
 * without its comment, someone who is no user or no Admin, and a clock that stands or runs already.
 */
export async function moveProcess(
  work: UnitOfWork,
  caller: Caller,
  target: { readonly id: string; readonly version: number },
  body: Move,
): Promise<Process> {
  const process = await lockProcess(work, caller, target);
  if (isOnboarding(process)) return moveOnboarding(work, caller, process, body);
  const allowed = movesOf(caller, process);
  if (allowed.length === 0) throw new AppError('Forbidden');
  if (!allowed.includes(body.move))
    throw new AppError('ValidationFailed', { fields: [{ path: 'move', code: 'oneOf' }] });
  const note = body.note?.trim() || null;
  const saved = await saveProcess(work, process, await changeOf(work, process, { ...body, note }));
  if (body.move === 'cancel') await voidRequest(work, target.id);
  await noteEvents(work, saved, [{ action: events[body.move], note }]);
  audit(work, [{ action: `process.${events[body.move]}`, objectType: 'process', objectId: target.id }]);
  await notifyAssignee(work, process, saved.row.assignee_id);
  await notifyEntity(work, process);
  return readProcess(work, caller, target.id);
}

async function changeOf(
  work: UnitOfWork,
  { row }: StoredProcess,
  { move, note, assigneeId }: Move,
): Promise<Parameters<typeof saveProcess>[2]> {
  switch (move) {
    case 'cancel':
      if (note === null)
        throw new AppError('ValidationFailed', { fields: [{ path: 'note', code: 'required' }] });
      return { result: 'cancelled' };
    case 'wait':
      return { waiting_since: work.now };
    case 'resume':
      return {
        waiting_since: null,
        days_waited: waitedOf(row, work.now, await tenantCalendar(work)),
      };
    case 'assign':
      await assertUser(work, assigneeId);
      return {
        assignee_id: assigneeId === null ? null : await standInOf(work, assigneeId),
        escalated_at: null,
      };
    case 'escalate':
      if (note === null)
        throw new AppError('ValidationFailed', { fields: [{ path: 'note', code: 'required' }] });
      return { assignee_id: await adminFor(work, assigneeId), escalated_at: work.now };
  }
}

/** The Admin, or their deputy, who has it from now on. @throws {AppError} ValidationFailed for anyone else, and for oneself. */
async function adminFor(work: UnitOfWork, id: string | null): Promise<string> {
  if (id === null || id === work.actor.id || !(await adminsOf(work)).includes(id))
    throw new AppError('ValidationFailed', { fields: [{ path: 'assigneeId', code: 'oneOf' }] });
  return standInOf(work, id);
}

/** @throws {AppError} ValidationFailed for anyone who is no user of the tenant. */
async function assertUser(work: UnitOfWork, id: string | null): Promise<void> {
  if (id !== null && !(await userNames(work, [id])).has(id))
    throw new AppError('ValidationFailed', { fields: [{ path: 'assigneeId', code: 'oneOf' }] });
}
