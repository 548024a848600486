import {
  isOptionalStep,
  workflowDefinitions,
  type BodyOf,
  type contract,
  type FieldViolation,
  type OutputOf,
  type StepDefinition,
  type WorkflowDefinition,
} from '@dossier/api/contract';
import type { ReviewKind } from '@dossier/validators/vocabularies';
import { audit } from '../../../shared/audit/audit.ts';
import { publish as publishVersion } from '../../../shared/definitions/definitions.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { publish } from '../../../shared/events/publish.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { currentWorkflow, hindranceOf, storedWorkflow, workflowKey, type Workflow } from './definitions.ts';

type List = OutputOf<typeof contract.workflows.settings>;
type Settings = List['items'][number];
type Change = BodyOf<typeof contract.workflows.changeSettings>;

/** Workflows that can run: what cannot start yet has nothing to set. */
const configurable = workflowDefinitions.filter(({ workflowType }) => hindranceOf(workflowType) === null);

/** How the firm works with each workflow that can run. */
export async function listSettings(work: UnitOfWork): Promise<List> {
  const items: Settings[] = [];
  for (const shipped of configurable)
    items.push(await settingsOf(work, shipped, await currentWorkflow(work, shipped.id)));
  return { items, total: items.length, counts: {} };
}

/** How the firm works with one of them. @throws {AppError} NotFound. */
export async function readSettings(work: UnitOfWork, id: string): Promise<Settings> {
  return settingsOf(work, configurableOf(id), await currentWorkflow(work, id));
}

/** @throws {AppError} NotFound for a workflow that is not there, or cannot run. */
function configurableOf(id: string): WorkflowDefinition {
  const shipped = configurable.find(each => each.id === id);
  if (!shipped) throw new AppError('NotFound');
  return shipped;
}

/**
 * Puts another version of a workflow in force; processes that run keep theirs.
 * @throws {AppError} NotFound; VersionStale; ValidationFailed for steps that are not those of the workflow, that change
 * their status, or that may not be left out.
 */
export async function changeSettings(
  work: UnitOfWork,
  { id, version }: { readonly id: string; readonly version: number },
  change: Change,
): Promise<Settings> {
  const shipped = configurableOf(id);
  assertVersion(version, (await storedWorkflow(work, id)).version);
  const next = definitionOf(shipped, change);
  await publishVersion(work, workflowKey(id), {
    basedOn: version,
    data: next,
    reason: null,
    byUser: isUuid(work.actor.id) ? work.actor.id : null,
  });
  const current = await currentWorkflow(work, id);
  const { isOn, slaDays, approval, steps } = change;
  const left = steps.flatMap(step => (step.isOn ? [] : [step.id]));
  audit(work, [
    {
      action: 'workflow.changed',
      objectType: 'workflow',
      objectId: id,
      detail: { version: current.version, isOn, slaDays, approval, left },
    },
  ]);
  publish(work, [
    {
      event: { name: 'settings.changed', data: { section: 'workflows', version: current.version } },
      audience: { to: 'everybody' },
    },
  ]);
  return settingsOf(work, shipped, current);
}

async function settingsOf(
  { tx }: UnitOfWork,
  shipped: WorkflowDefinition,
  { version, definition }: Workflow,
): Promise<Settings> {
  const running = tx
    .selectFrom('processes')
    .where('workflow_id', '=', shipped.id)
    .where('result', 'is', null);
  const { id, workflowType, isOn = true, slaDays, approval = 'twoPersons' } = definition;
  return {
    id,
    version,
    workflowType,
    kind: definition.kind as ReviewKind | null,
    isOn,
    slaDays,
    approval,
    running: await countOf(running),
    steps: stepsOf(shipped, definition),
  };
}

/** The steps of a version in their order; those that it leaves out follow the others of their status. */
function stepsOf(shipped: WorkflowDefinition, { steps }: WorkflowDefinition): Settings['steps'] {
  const inVersion = new Set(steps.map(({ id }) => id));
  const left = shipped.steps.filter(({ id }) => !inVersion.has(id));
  return shipped.statuses.flatMap(status =>
    [...steps, ...left]
      .filter(step => step.status === status)
      .map(step => ({
        id: step.id,
        status,
        isOptional: isOptionalStep(step),
        isDecision: step.isDecision,
        isOn: inVersion.has(step.id),
        slaDays: step.slaDays,
        notes: step.noteFor.length === step.outcomes.length ? ('always' as const) : ('explained' as const),
      })),
  );
}

/** A version as the change describes it. @throws {AppError} ValidationFailed. */
function definitionOf(shipped: WorkflowDefinition, change: Change): WorkflowDefinition {
  const { isOn, slaDays, approval } = change;
  const byId = new Map(shipped.steps.map(step => [step.id, step]));
  const fields: FieldViolation[] = [];
  const refuse = (index: number, field: string, code: string, params = {}) =>
    fields.push({ path: `steps[${index}].${field}`, code, params });
  let phase = 0;
  const steps = change.steps.flatMap((choice, index): StepDefinition[] => {
    const step = byId.get(choice.id);
    if (!step) {
      refuse(index, 'id', 'oneOf');
      return [];
    }
    byId.delete(choice.id);
    // A status is never left and come back to: the order is free within each.
    const position = shipped.statuses.indexOf(step.status);
    if (position < phase) refuse(index, 'id', 'oneOf');
    phase = position;
    if (choice.slaDays > slaDays) refuse(index, 'slaDays', 'maxNumber', { max: slaDays });
    if (choice.isOn) return [{ ...step, slaDays: choice.slaDays, noteFor: notesOf(step, choice.notes) }];
    if (!isOptionalStep(step)) refuse(index, 'isOn', 'required');
    return [];
  });
  if (byId.size > 0) fields.push({ path: 'steps', code: 'required' });
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
  return { ...shipped, isOn, slaDays, approval, steps };
}

/** What has to be explained stays so, whatever a firm says. */
const notesOf = (step: StepDefinition, notes: Change['steps'][number]['notes']) =>
  notes === 'always' ? step.outcomes : step.noteFor;
