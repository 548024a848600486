import type { BodyOf, contract, Process } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import type { Caller } from '../../../../shared/caller/caller.ts';
import { AppError } from '../../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../../shared/work/work.ts';
import { assignRegistration, changeStatus, setWaiting } from '../../../registrations/service.ts';
import type { StoredProcess } from '../store.ts';
import { readOnboarding, statusAfter } from './onboarding.ts';

type Step = BodyOf<typeof contract.workflows.setStep>;
type Move = BodyOf<typeof contract.workflows.move>;

/**
 * Ends a step of an onboarding: that is a change of the registration's status, by its rules. The steps that follow its
 * parts end with them.
 * @throws {AppError} TransitionNotAllowed for a step that no one ends by hand; as `changeStatus`.
 */
export async function setOnboardingStep(
  work: UnitOfWork,
  caller: Caller,
  process: StoredProcess,
  { stepId, outcome, note, reason }: Step,
): Promise<Process> {
  const step = process.definition.steps.find(({ id }) => id === stepId);
  if (!step || (outcome !== null && !step.outcomes.includes(outcome)))
    throw new AppError('ValidationFailed', {
      fields: [{ path: step ? 'outcome' : 'stepId', code: 'oneOf' }],
    });
  const next = outcome === null ? undefined : statusAfter(stepId, outcome);
  if (!next)
    throw new AppError('TransitionNotAllowed', {
      fields: [{ path: 'stepId', code: 'stepNotOpen', params: { open: [] } }],
    });
  const { entity_id: id, version } = process.row;
  await changeNoted(work, caller, { id, version }, { next, comment: note, reason });
  return readOnboarding(work, caller, await again(work, process));
}

/**
 * Deletes a registration, assigns it, or stops and starts its clock.
 * @throws {AppError} Forbidden; ValidationFailed for what is not offered, and for a deletion without its comment; as what
 * it does.
 */
export async function moveOnboarding(
  work: UnitOfWork,
  caller: Caller,
  process: StoredProcess,
  { move, note, assigneeId }: Move,
): Promise<Process> {
  const { moves } = await readOnboarding(work, caller, process);
  if (moves.length === 0) throw new AppError('Forbidden');
  if (!moves.includes(move))
    throw new AppError('ValidationFailed', { fields: [{ path: 'move', code: 'oneOf' }] });
  const { entity_id: id, version } = process.row;
  if (move === 'cancel') {
    const next = registrationStatus.code('DELETED');
    await changeNoted(work, caller, { id, version }, { next, comment: note, reason: null });
  } else if (move === 'assign') await assignRegistration(work, caller, { id, version }, { assigneeId });
  else await setWaiting(work, caller, { id, version, isWaiting: move === 'wait' });
  return readOnboarding(work, caller, await again(work, process));
}

/** A comment on a registration is the note of its process: what is wrong with it is said of that field. */
async function changeNoted(...change: Parameters<typeof changeStatus>): Promise<void> {
  try {
    await changeStatus(...change);
  } catch (error) {
    if (!(error instanceof AppError) || error.type !== 'ValidationFailed') throw error;
    const fields = error.fields?.map(field => ({
      ...field,
      path: field.path === 'comment' ? 'note' : field.path,
    }));
    throw new AppError('ValidationFailed', { ...(fields && { fields }) });
  }
}

/** The row of a process as its registration has written it. */
async function again(work: UnitOfWork, process: StoredProcess): Promise<StoredProcess> {
  const row = await work.tx
    .selectFrom('processes')
    .selectAll()
    .where('id', '=', process.row.id)
    .executeTakeFirstOrThrow();
  return { ...process, row };
}
