import {
  workflowDefinitions,
  type contract,
  type OutputOf,
  type WorkflowDefinition,
  type WorkflowHindrance,
} from '@dossier/api/contract';
import type { WorkflowType } from '@dossier/validators/vocabularies';
import {
  publishFirst,
  readCurrent,
  readVersion,
  type Definition,
} from '../../../shared/definitions/definitions.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

/** A workflow in one of its versions. */
export interface Workflow {
  readonly version: number;
  readonly definition: WorkflowDefinition;
}

/** What the versions of a workflow are stored under. */
export const workflowKey = (id: string) => ({ kind: 'workflow', id }) as const;

const workflowOf = ({ version, data }: Definition): Workflow => ({
  version,
  // Only this module writes them, and never but from what the types describe.
  definition: data as WorkflowDefinition,
});

/** Why processes of a type are not started by hand; those that are absent are. */
const hindrances: Readonly<Partial<Record<WorkflowType, WorkflowHindrance>>> = {
  onboarding: 'startsWithRegistration',
  exit: 'needsProducts',
  endParty: 'needsProducts',
  addProductToClient: 'needsProducts',
  endProduct: 'needsProducts',
  manualIdentification: 'needsIdentification',
  removeConnection: 'needsOwnership',
  partyInputOrchestration: 'needsImports',
  pmsKycsConnection: 'needsPortfolios',
  deleteProductAuditTrail: 'needsRetention',
};
export const hindranceOf = (type: WorkflowType): WorkflowHindrance | null => hindrances[type] ?? null;

/** A workflow as it comes with the platform. @throws {AppError} NotFound for one that does not exist. */
export function workflowDefinitionOf(id: string): WorkflowDefinition {
  const definition = workflowDefinitions.find(each => each.id === id);
  if (!definition) throw new AppError('NotFound');
  return definition;
}

/** The version that a process gets which starts now. @throws {AppError} NotFound. */
export async function currentWorkflow({ tx }: Pick<UnitOfWork, 'tx'>, id: string): Promise<Workflow> {
  const definition = workflowDefinitionOf(id);
  const [current] = await readCurrent(tx, 'workflow', [id]);
  return current ? workflowOf(current) : { version: 1, definition };
}

/** The same, stored: what runs can always be read in its version. @throws {AppError} NotFound. */
export async function storedWorkflow(work: UnitOfWork, id: string): Promise<Workflow> {
  await publishFirst(work, workflowKey(id), workflowDefinitionOf(id));
  return currentWorkflow(work, id);
}

export async function workflowOfVersion(
  { tx }: Pick<UnitOfWork, 'tx'>,
  id: string,
  version: number,
): Promise<WorkflowDefinition> {
  const stored = await readVersion(tx, workflowKey(id), version);
  return stored ? workflowOf(stored).definition : workflowDefinitionOf(id);
}

type List = OutputOf<typeof contract.workflows.list>;

/** Every workflow in the version that new processes get. */
export async function listWorkflows({ tx }: UnitOfWork): Promise<List> {
  const ids = workflowDefinitions.map(({ id }) => id);
  const stored = new Map((await readCurrent(tx, 'workflow', ids)).map(each => [each.id, workflowOf(each)]));
  const items = workflowDefinitions.map(definition => {
    const { version, definition: current } = stored.get(definition.id) ?? { version: 1, definition };
    const { id, workflowType, kind, entityType, slaDays } = current;
    return {
      id,
      version,
      workflowType,
      kind,
      entityType,
      slaDays,
      statuses: [...current.statuses],
      permissions: [...current.permissions],
      hindrance: hindranceOf(workflowType) ?? (current.isOn === false ? 'turnedOff' : null),
      steps: current.steps.map(step => ({ id: step.id, status: step.status })),
    };
  });
  return { items, total: items.length, counts: {} };
}

/** The steps of a workflow, in their order. @throws {AppError} NotFound. */
export async function listSteps(
  work: UnitOfWork,
  id: string,
): Promise<OutputOf<typeof contract.workflows.steps>> {
  const { definition } = await currentWorkflow(work, id);
  const items = definition.steps.map(step => ({
    id: step.id,
    status: step.status,
    outcomes: [...step.outcomes],
    noteFor: [...step.noteFor],
    pool: step.pool,
    slaDays: step.slaDays,
    isDecision: step.isDecision,
  }));
  return { items, total: items.length, counts: {} };
}
