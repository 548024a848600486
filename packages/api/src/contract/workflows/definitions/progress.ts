import { effectOf, type ProcessStatus, type StepDefinition, type WorkflowDefinition } from './definition.ts';
import type { StepOutcome } from '@dossier/validators/vocabularies';

/** The outcome that each step has so far; null for one that has none. */
export type Outcomes = ReadonlyMap<string, StepOutcome | null>;

const isOver = (outcomes: Outcomes, { id }: StepDefinition): boolean => {
  const outcome = outcomes.get(id) ?? null;
  return outcome !== null && effectOf(outcome) !== 'repeats';
};

/** The steps that can be worked on: those of the first status that has any left, a decision after all before it. */
export function openSteps(definition: WorkflowDefinition, outcomes: Outcomes): readonly StepDefinition[] {
  if (isRejected(outcomes)) return [];
  const left = definition.steps.filter(step => !isOver(outcomes, step));
  const [first] = left;
  if (!first) return [];
  const sameStatus = left.filter(({ status }) => status === first.status);
  const decision = sameStatus.findIndex(({ isDecision }) => isDecision);
  // A decision stands alone: what comes before it is over, and what follows rests on it.
  return decision < 0 ? sameStatus : decision === 0 ? sameStatus.slice(0, 1) : sameStatus.slice(0, decision);
}

/** Whether someone turned down what the process is about. */
export const isRejected = (outcomes: Outcomes): boolean =>
  [...outcomes.values()].some(outcome => outcome !== null && effectOf(outcome) === 'rejects');

/**
 * The status that follows from the steps: nothing else decides it, so that they cannot disagree.
 * @param isStarted - someone works on a step, though none is over.
 */
export function statusOf(
  definition: WorkflowDefinition,
  outcomes: Outcomes,
  isStarted: boolean,
): ProcessStatus {
  const [start] = definition.statuses;
  const last = definition.statuses.at(-1);
  if (start === undefined || last === undefined)
    throw new Error(
      'Dossier API: a workflow has no statuses. Its process would be in none. Give its definition a first and a last one.',
    );
  const isUntouched = !isStarted && [...outcomes.values()].every(outcome => outcome === null);
  if (isUntouched) return start;
  const open = definition.steps.find(step => !isOver(outcomes, step));
  return open?.status ?? last;
}
