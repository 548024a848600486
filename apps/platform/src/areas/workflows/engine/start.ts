import type { BodyOf, contract, Process } from '@dossier/api/contract';
import type { Caller } from '../../../shared/caller/caller.ts';
import { audit } from '../../../shared/audit/audit.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findChangeable, lockParties, notifyPartyChange } from '../../parties/service.ts';
import { hindranceOf, storedWorkflow } from './definitions.ts';
import { targetOf } from './effects.ts';
import { handedOnEvent, noteEvents } from './events.ts';
import { readProcess } from './read.ts';
import { notifyAssignee } from './notify.ts';
import { runningOf } from './pending.ts';
import { handOn } from './pool.ts';
import type { StoredProcess } from './store.ts';

/**
 * Starts a process for an entity, unless one of its type runs.
 * @throws {AppError} NotFound for a workflow or an entity that is not there; ValidationFailed for an entity of another
 * type; Blocked for a workflow that cannot start yet, with the reason; ProcessRunning with the one that runs; PartyEnded;
 * PartyMerged; TransitionNotAllowed; Forbidden.
 */
export async function startProcess(
  work: UnitOfWork,
  caller: Caller,
  { workflowId, entityId, entityType, target, note }: BodyOf<typeof contract.workflows.start>,
): Promise<Process> {
  const { version, definition } = await storedWorkflow(work, workflowId);
  const { workflowType, kind, slaDays, statuses } = definition;
  const code = hindranceOf(workflowType) ?? (definition.isOn === false ? 'turnedOff' : null);
  if (code !== null) throw new AppError('Blocked', { fields: [{ path: 'workflowId', code }] });
  if (entityType !== definition.entityType)
    throw new AppError('ValidationFailed', { fields: [{ path: 'entityType', code: 'oneOf' }] });
  // One that is being merged meanwhile is waited for.
  await lockParties(work, [entityId]);
  const party = await findChangeable(work, caller, entityId);
  if (!definition.steps.some(({ pool }) => caller.permissions.has(pool))) throw new AppError('Forbidden');
  if (party.status === 'E') throw new AppError('PartyEnded');
  const { tx, tenantId, actor, now, random } = work;
  const id = random.uuid();
  const row = await tx
    .insertInto('processes')
    .values({
      id,
      tenant_id: tenantId,
      workflow_id: workflowId,
      workflow_version: version,
      workflow_type: workflowType,
      kind,
      entity_type: entityType,
      entity_id: entityId,
      status: statuses[0] ?? '',
      target: targetOf(workflowType, party, target),
      origin: party.status,
      // A System Admin works for the tenant, but is none of its users.
      assignee_id: caller.homeTenantId === tenantId ? caller.userId : null,
      started_by: actor.id,
      started_at: now,
      sla_days: slaDays,
      updated_at: now,
    })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'entity_id', 'workflow_type']).where('result', 'is', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) throw await alreadyRunning(work, entityId, workflowType);
  const started: StoredProcess = { row, definition, steps: new Map() };
  const handed = await handOn(work, started, undefined);
  if (handed) {
    await work.tx.updateTable('processes').set(handed).where('id', '=', id).execute();
    await notifyAssignee(work, { row: { ...row, assignee_id: null } }, handed.assignee_id);
  }
  await noteEvents(work, started, [
    { action: 'started', note: note?.trim() || null },
    ...(handed ? [handedOnEvent(handed)] : []),
  ]);
  audit(work, [
    {
      action: 'process.started',
      objectType: 'process',
      objectId: id,
      detail: { workflowId, version, entityId },
    },
  ]);
  notifyPartyChange(work, party);
  return readProcess(work, caller, id);
}

async function alreadyRunning(work: UnitOfWork, entityId: string, type: string): Promise<AppError> {
  const processId = await runningOf(work, entityId, type);
  return new AppError('ProcessRunning', {
    fields: [{ path: 'workflowId', code: 'processRunning', params: { processId } }],
  });
}
