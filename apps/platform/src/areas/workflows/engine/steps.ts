import {
  effectOf,
  type BodyOf,
  type contract,
  type Process,
  type StepDefinition,
} from '@dossier/api/contract';
import { stepStatus, type StepOutcome } from '@dossier/validators/vocabularies';
import type { Caller } from '../../../shared/caller/caller.ts';
import { audit } from '../../../shared/audit/audit.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { setOnboardingStep } from './onboarding/change.ts';
import { isOnboarding } from './onboarding/onboarding.ts';
import { handedOnEvent, noteEvents } from './events.ts';
import { notifyAssignee, notifyEntity } from './notify.ts';
import { rejectProcess, writeOutcome, type Ending } from './outcome.ts';
import { handOn } from './pool.ts';
import { readProcess } from './read.ts';
import { askForDecision, voidRequest } from './sign-off.ts';
import { lockProcess, saveProcess, saveStep, turnOf, type StoredProcess } from './store.ts';

type Step = BodyOf<typeof contract.workflows.setStep>;

/**
 * Begins a step, or ends it with an outcome. The status of the process follows.
 * @throws {AppError} NotFound; VersionStale; ProcessEnded; TransitionNotAllowed for a step whose turn it is not, with
 * those whose it is; Forbidden; ValidationFailed for an outcome that the step does not have, or one without its note;
 * Blocked while a second person has to decide.
 */
export async function setStep(
  work: UnitOfWork,
  caller: Caller,
  target: { readonly id: string; readonly version: number },
  body: Step,
): Promise<Process> {
  const process = await lockProcess(work, caller, target);
  if (isOnboarding(process)) return setOnboardingStep(work, caller, process, body);
  const { stepId, outcome, note } = body;
  const step = openStep(process, stepId);
  const text = note?.trim() || null;
  if (outcome === null) await begin(work, caller, process, step);
  else {
    assertOutcome(step, outcome, text);
    if (step.isDecision) await decide(work, caller, process, { step, outcome, note: text });
    else await end(work, caller, process, { step, outcome, note: text });
  }
  await notifyEntity(work, process);
  return readProcess(work, caller, target.id);
}

/** @throws {AppError} ValidationFailed; TransitionNotAllowed. */
function openStep(process: StoredProcess, stepId: string): StepDefinition {
  if (!process.definition.steps.some(({ id }) => id === stepId))
    throw new AppError('ValidationFailed', { fields: [{ path: 'stepId', code: 'oneOf' }] });
  const open = turnOf(process);
  const step = open.find(({ id }) => id === stepId);
  if (step) return step;
  const params = { open: open.map(({ id }) => id) };
  throw new AppError('TransitionNotAllowed', { fields: [{ path: 'stepId', code: 'stepNotOpen', params }] });
}

/** @throws {AppError} ValidationFailed. */
function assertOutcome(
  { outcomes, noteFor }: StepDefinition,
  outcome: StepOutcome,
  note: string | null,
): void {
  if (!outcomes.includes(outcome))
    throw new AppError('ValidationFailed', { fields: [{ path: 'outcome', code: 'oneOf' }] });
  if (noteFor.includes(outcome) && note === null)
    throw new AppError('ValidationFailed', { fields: [{ path: 'note', code: 'required' }] });
}

async function begin(
  work: UnitOfWork,
  caller: Caller,
  process: StoredProcess,
  step: StepDefinition,
): Promise<void> {
  assertPool(caller, step);
  const started = await saveStep(work, process, step.id, {
    status: stepStatus.code('doing'),
    outcome: null,
    by: work.actor.id,
    at: work.now.toISOString(),
    sealedNote: null,
  });
  const saved = await saveProcess(work, started, {});
  await noteEvents(work, saved, [{ action: 'stepStarted', step: step.id }]);
  audit(work, [auditOf('process.stepStarted', process, { step: step.id })]);
}

async function end(
  work: UnitOfWork,
  caller: Caller,
  process: StoredProcess,
  { step, outcome, note }: Ending,
): Promise<void> {
  assertPool(caller, step);
  const effect = effectOf(outcome);
  const ended = await writeOutcome(work, process, { step, outcome, note });
  const isLast = turnOf(ended).length === 0;
  const result = effect === 'rejects' ? ('rejected' as const) : isLast ? ('done' as const) : undefined;
  const handed = result === undefined ? await handOn(work, ended, turnOf(process)[0]) : null;
  const saved = await saveProcess(work, ended, result === undefined ? { ...handed } : { result });
  await noteEvents(work, saved, [
    { action: 'stepEnded', step: step.id, outcome, note },
    ...(result === undefined ? [] : [{ action: result }]),
    ...(handed ? [handedOnEvent(handed)] : []),
  ]);
  await notifyAssignee(work, process, saved.row.assignee_id);
  audit(work, [auditOf('process.stepEnded', process, { step: step.id, outcome })]);
}

/** Asks a second person to accept, or turns the whole down: that takes no second one. */
async function decide(
  work: UnitOfWork,
  caller: Caller,
  process: StoredProcess,
  ending: Ending,
): Promise<void> {
  const { step, outcome, note } = ending;
  if (effectOf(outcome) !== 'rejects') {
    assertPool(caller, step);
    await askForDecision(work, process, { step, note });
    return;
  }
  if (!process.definition.permissions.every(permission => caller.permissions.has(permission)))
    throw new AppError('Forbidden');
  await voidRequest(work, process.row.id);
  await rejectProcess(work, process, ending);
  audit(work, [auditOf('process.rejected', process, { step: step.id })]);
}

function assertPool({ permissions }: Caller, { pool }: StepDefinition): void {
  if (!permissions.has(pool)) throw new AppError('Forbidden');
}

const auditOf = (action: string, { row }: StoredProcess, detail: Readonly<Record<string, unknown>>) => ({
  action,
  objectType: 'process',
  objectId: row.id,
  detail,
});
