import {
  entityOf,
  permission as permissions,
  stepOutcome,
  type ExitKind,
  type ExitProcessStatus,
  type Permission,
  type RegistrationStatus,
  type ReviewKind,
  type ReviewProcessStatus,
  type StepOutcome,
  type TaskProcessStatus,
  type WorkflowEntity,
  type WorkflowType,
} from '@dossier/validators/vocabularies';

/** Statuses of every set of S2 §4: a process has those of its type. */
export type ProcessStatus = RegistrationStatus | ReviewProcessStatus | ExitProcessStatus | TaskProcessStatus;

type OutcomeCode = Parameters<typeof stepOutcome.code>[0];

/** One step of a workflow (3-decisions 4.4). */
export interface StepDefinition {
  readonly id: string;
  /** The status that the process has while this is the first step that is not over. */
  readonly status: ProcessStatus;
  readonly outcomes: readonly StepOutcome[];
  /** Outcomes that take a note. */
  readonly noteFor: readonly StepOutcome[];
  /** Who works on it: any of the users who hold it. */
  readonly pool: Permission;
  /** Working days that it may take, counted from when the process began. */
  readonly slaDays: number;
  /** A second person decides it, by signing off (4.18). */
  readonly isDecision: boolean;
  /** The group whose members are given it in turn; absent or null where it is given by hand. */
  readonly groupId?: string | null;
}

/** What a process is made of (3-decisions 4.4). A process keeps the version that it started with. */
export interface WorkflowDefinition {
  readonly id: string;
  readonly workflowType: WorkflowType;
  /** Of a review or an exit; null for every other type. */
  readonly kind: ReviewKind | ExitKind | null;
  readonly entityType: WorkflowEntity;
  /** In the order in which a process passes them; the last one is where it is done. */
  readonly statuses: readonly ProcessStatus[];
  /** Where else it may end. */
  readonly ends: readonly ProcessStatus[];
  readonly steps: readonly StepDefinition[];
  readonly slaDays: number;
  /** What deciding takes: all of them. */
  readonly permissions: readonly Permission[];
  /** False where the firm starts none. @default true */
  readonly isOn?: boolean;
  /** Who signs off what it decides. @default 'twoPersons' */
  readonly approval?: 'twoPersons' | 'twoPersonsSenior';
  /** How many processes that run one person is given in turn. @default defaultMaxOpen */
  readonly maxOpen?: number;
}

/** What becomes of a step, and of its process, with an outcome. */
export type OutcomeEffect = 'ends' | 'endsUndone' | 'repeats' | 'rejects';

const effects: Readonly<Record<OutcomeCode, OutcomeEffect>> = {
  done: 'ends',
  willNotDo: 'endsUndone',
  accept: 'ends',
  reject: 'rejects',
  valid: 'ends',
  // A finding: what comes next deals with it.
  inValid: 'ends',
  accepted: 'ends',
  autoAccepted: 'ends',
  success: 'ends',
  // It has to be tried again.
  failed: 'repeats',
  rejected: 'rejects',
};
export const effectOf = (outcome: StepOutcome): OutcomeEffect => effects[outcome as OutcomeCode];

/** Outcomes that no one leaves unexplained (4-expectations, row 157: rejecting takes a comment). */
const explained: ReadonlySet<OutcomeCode> = new Set<OutcomeCode>([
  'willNotDo',
  'reject',
  'inValid',
  'failed',
  'rejected',
]);

type StepText = readonly [id: string, outcomes: readonly OutcomeCode[], options?: StepOptions];
interface StepOptions {
  readonly isDecision?: boolean;
  /** What it says is a note: every outcome takes one. */
  readonly isExplained?: boolean;
  readonly pool?: Parameters<typeof permissions.code>[0];
}

interface DefinitionText {
  readonly id: string;
  readonly workflowType: WorkflowType;
  readonly kind?: ReviewKind | ExitKind;
  readonly ends?: readonly ProcessStatus[];
  /** The statuses in their order, each with its steps. */
  readonly phases: readonly (readonly [status: ProcessStatus, steps: readonly StepText[]])[];
  readonly slaDays: number;
  readonly pool: Parameters<typeof permissions.code>[0];
  readonly permissions: readonly Parameters<typeof permissions.code>[0][];
}

/** A definition as the table of 4.4 says it: shorter than what is stored, and in its order. */
export function define(text: DefinitionText): WorkflowDefinition {
  const { id, workflowType, kind = null, ends = [], phases, slaDays, pool } = text;
  return {
    id,
    workflowType,
    kind,
    entityType: entityOf(workflowType),
    statuses: phases.map(([status]) => status),
    ends,
    steps: phases.flatMap(([status, steps]) =>
      steps.map(([stepId, outcomes, options = {}]) => ({
        id: stepId,
        status,
        outcomes: outcomes.map(outcome => stepOutcome.code(outcome)),
        noteFor: outcomes
          .filter(outcome => options.isExplained === true || explained.has(outcome))
          .map(outcome => stepOutcome.code(outcome)),
        pool: permissions.code(options.pool ?? pool),
        slaDays,
        isDecision: options.isDecision ?? false,
      })),
    ),
    slaDays,
    permissions: text.permissions.map(code => permissions.code(code)),
  };
}
