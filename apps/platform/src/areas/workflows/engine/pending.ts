import type { contract, OutputOf, QueryOf } from '@dossier/api/contract';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findParty } from '../../parties/service.ts';
import { findRow } from '../../registrations/service.ts';
import { currentWorkflow } from './definitions.ts';
import { onboarding } from './onboarding/onboarding.ts';
import { readProcess } from './read.ts';

export async function runningOf(
  { tx }: Pick<UnitOfWork, 'tx'>,
  entityId: string,
  type: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('processes')
    .select('id')
    .where('entity_id', '=', entityId)
    .where('workflow_type', '=', type)
    .where('result', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * The process that a start would meet (S2 §7).
 * @throws {AppError} NotFound for an entity or a workflow that is not there; ValidationFailed for an entity of another type.
 */
export async function readPending(
  work: UnitOfWork,
  caller: Caller,
  { entityId, entityType, workflowId }: QueryOf<typeof contract.workflows.pending>,
): Promise<OutputOf<typeof contract.workflows.pending>> {
  const { definition } = await currentWorkflow(work, workflowId);
  if (definition.entityType !== entityType)
    throw new AppError('ValidationFailed', { fields: [{ path: 'entityType', code: 'oneOf' }] });
  if (definition.workflowType === onboarding) await findRow(work, caller, entityId);
  else await findParty(work, caller, entityId);
  const id = await runningOf(work, entityId, definition.workflowType);
  return { process: id === null ? null : await readProcess(work, caller, id) };
}
