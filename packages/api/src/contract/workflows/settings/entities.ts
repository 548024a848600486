import { workflowType, type ReviewKind, type WorkflowType } from '@dossier/validators/vocabularies';
import { array, boolean, number, object, string, type InferType } from '../../answers.ts';
import type { ProcessStatus, StepDefinition } from '../definitions/definition.ts';

/** Who signs off what a process decides: no firm does without a second person (3-decisions 4.18). */
export const processApprovals = ['twoPersons', 'twoPersonsSenior'] as const;
export type ProcessApproval = (typeof processApprovals)[number];

/** When a step takes a note: where an outcome has to be explained, or with each. */
export const stepNotes = ['explained', 'always'] as const;
export type StepNotes = (typeof stepNotes)[number];

/** How many processes that run one person is given in turn before the next one is. */
export const openLimits = { min: 1, max: 100 } as const;
export const defaultMaxOpen = 10;

/** Working days that a process, or one step of it, may take. */
export const processDays = { min: 1, max: 250 } as const;

/** What need not be done for a client may be left out by a firm: nothing else may. */
export const isOptionalStep = ({ outcomes, isDecision }: StepDefinition): boolean =>
  !isDecision && outcomes.some(outcome => outcome === 'willNotDo');

const days = () => number().integer().required();

/** How a firm works with one workflow of 4.4: the version that new processes get. */
export const workflowSettings = object({
  id: string().required(),
  version: number().integer().required(),
  workflowType: string<WorkflowType>().oneOf(workflowType.codes).required(),
  kind: string<ReviewKind>().nullable().defined(),
  /** Off: none is started; those that run go on. */
  isOn: boolean().required(),
  slaDays: days(),
  approval: string<ProcessApproval>().oneOf(processApprovals).required(),
  /** Of the pools of its steps: who has so many processes that run is passed over. */
  maxOpen: number().integer().required(),
  /** Processes that run in a version of theirs: a change does nothing to them. */
  running: number().integer().required(),
  /** In the order in which they are worked on; those that are left out stand where they would be. */
  steps: array(
    object({
      id: string().required(),
      status: string<ProcessStatus>().required(),
      isOptional: boolean().required(),
      isDecision: boolean().required(),
      isOn: boolean().required(),
      slaDays: days(),
      notes: string<StepNotes>().oneOf(stepNotes).required(),
      /** The group whose members are given it in turn; null where it is given by hand. */
      groupId: string().nullable().defined(),
    }).required(),
  ).required(),
});
export type WorkflowSettings = InferType<typeof workflowSettings>;
