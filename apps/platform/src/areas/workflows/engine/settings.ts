import {
  defaultMaxOpen,
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
import { AppError } from '../../../shared/errors/app-error.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { currentWorkflow, hindranceOf, storedWorkflow, type Workflow } from './definitions.ts';
import { askToLowerApproval, isApprovalLowered } from './lower-approval.ts';
import { putInForce } from './put-in-force.ts';

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
 * Puts another version of a workflow in force; processes that run keep theirs. Where an Admin is not to approve any more, a
 * second person agrees first: until then the answer is what was there.
 * @throws {AppError} NotFound; VersionStale; Blocked while that is asked for already; ValidationFailed for steps that are
 * not those of the workflow, that change their status, that may not be left out, or whose group is not there.
 */
export async function changeSettings(
  work: UnitOfWork,
  { id, version }: { readonly id: string; readonly version: number },
  change: Change,
): Promise<Settings> {
  const shipped = configurableOf(id);
  assertVersion(version, (await storedWorkflow(work, id)).version);
  const next = definitionOf(shipped, change, await groupsAmong(work, change));
  const before = await currentWorkflow(work, id);
  if (isApprovalLowered(before.definition, next)) {
    await askToLowerApproval(work, before, next);
    return settingsOf(work, shipped, before);
  }
  return settingsOf(work, shipped, await putInForce(work, { basedOn: version, definition: next }));
}

/** Which of the groups that a change names are there. */
async function groupsAmong({ tx }: UnitOfWork, { steps }: Change): Promise<ReadonlySet<string>> {
  const ids = steps.flatMap(({ groupId }) => groupId ?? []);
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('groups')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', 'staff')
    .execute();
  return new Set(rows.map(({ id }) => id));
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
  const { id, workflowType, isOn = true, slaDays } = definition;
  const { approval = 'twoPersons', maxOpen = defaultMaxOpen } = definition;
  return {
    id,
    version,
    workflowType,
    kind: definition.kind as ReviewKind | null,
    isOn,
    slaDays,
    approval,
    maxOpen,
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
        groupId: step.groupId ?? null,
      })),
  );
}

/** A version as the change describes it. @throws {AppError} ValidationFailed. */
function definitionOf(
  shipped: WorkflowDefinition,
  change: Change,
  groups: ReadonlySet<string>,
): WorkflowDefinition {
  const { isOn, slaDays, approval, maxOpen } = change;
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
    const { groupId } = choice;
    if (groupId !== null && !groups.has(groupId)) refuse(index, 'groupId', 'oneOf');
    if (choice.isOn)
      return [{ ...step, slaDays: choice.slaDays, noteFor: notesOf(step, choice.notes), groupId }];
    if (!isOptionalStep(step)) refuse(index, 'isOn', 'required');
    return [];
  });
  if (byId.size > 0) fields.push({ path: 'steps', code: 'required' });
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
  return { ...shipped, isOn, slaDays, approval, maxOpen, steps };
}

/** What has to be explained stays so, whatever a firm says. */
const notesOf = (step: StepDefinition, notes: Change['steps'][number]['notes']) =>
  notes === 'always' ? step.outcomes : step.noteFor;
