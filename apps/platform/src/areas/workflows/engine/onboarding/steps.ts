import type { contract, OutputOf, RegistrationStatus } from '@dossier/api/contract';
import { stepOutcome, stepStatus, type StepOutcome } from '@dossier/validators/vocabularies';
import type { StatusEvent } from '../../../registrations/service.ts';
import type { StoredStep } from '../store.ts';

type Progress = OutputOf<typeof contract.registrations.progress>;
type Section = Progress['sections'][number];

/** The steps that registrations have a part for, each with its own; the others come with theirs. */
const parts: Readonly<Record<string, Section['id']>> = { collectParties: 'parties', documents: 'documents' };
const complete = 'complete';
const decision = 'decision';

/** Whether an onboarding has a step: what the platform has no part for, it does not list. */
export const hasPart = (stepId: string): boolean =>
  stepId in parts || stepId === complete || stepId === decision;

export const stepOfPart = (section: Section['id'] | null): string =>
  Object.keys(parts).find(id => parts[id] === section) ?? 'collectParties';

const [todo, doing, waiting, done] = (['todo', 'doing', 'waiting', 'done'] as const).map(code =>
  stepStatus.code(code),
) as [StoredStep['status'], StoredStep['status'], StoredStep['status'], StoredStep['status']];

const of = (outcome: Parameters<typeof stepOutcome.code>[0]): StepOutcome => stepOutcome.code(outcome);

const untouched = { status: todo, outcome: null, by: null, at: null, sealedNote: null };

/** A step as a registration has it, with what was said. */
export type OnboardingStep = StoredStep & { readonly note: string | null };

/** How a step of an onboarding stands: nothing of it is stored, so that it cannot be another thing than the registration. */
export function onboardingStep(
  stepId: string,
  { status, sections, signOff }: Pick<Progress, 'status' | 'sections' | 'signOff'>,
  events: readonly StatusEvent[],
): OnboardingStep {
  const part = parts[stepId];
  if (part !== undefined) return { ...partStep(sections.find(({ id }) => id === part)), note: null };
  if (stepId === complete) return completeStep(status, events);
  return signOff?.state === 'requested'
    ? {
        ...untouched,
        status: waiting,
        by: signOff.requestedBy._id,
        at: signOff.requestedAt,
        note: signOff.comment,
      }
    : decisionStep(status, events);
}

function partStep(section: Section | undefined): StoredStep {
  if (!section || section.blockers.length === 0) return { ...untouched, status: done, outcome: of('done') };
  return { ...untouched, status: section.done > 0 ? doing : todo };
}

const completed: ReadonlySet<string> = new Set(['COMPLETE', 'ACCEPTED', 'DONE', 'MIGRATED']);
const accepted: ReadonlySet<string> = new Set(['ACCEPTED', 'DONE', 'MIGRATED']);

/** What made a step what it is: the last change to one of these statuses. */
function endedBy(
  events: readonly StatusEvent[],
  isMeant: (event: StatusEvent) => boolean,
): Pick<OnboardingStep, 'by' | 'at' | 'note'> {
  const event = events.findLast(each => each.kind === 'moved' && isMeant(each));
  return { by: event?.actor ?? null, at: event?.at ?? null, note: event?.comment ?? null };
}

/** Completed (R1), or sent back (R2): then it is to be done again. */
function completeStep(status: RegistrationStatus, events: readonly StatusEvent[]): OnboardingStep {
  if (completed.has(status))
    return {
      ...untouched,
      status: done,
      outcome: of('done'),
      ...endedBy(events, event => event.status === 'COMPLETE' && event.from === 'INCOMPLETE'),
    };
  const last = events.findLast(({ kind }) => kind === 'moved');
  if (status === 'INCOMPLETE' && last?.from === 'COMPLETE')
    return {
      ...untouched,
      status: doing,
      outcome: of('failed'),
      by: last.actor,
      at: last.at,
      note: last.comment,
    };
  return { ...untouched, note: null };
}

function decisionStep(status: RegistrationStatus, events: readonly StatusEvent[]): OnboardingStep {
  if (accepted.has(status))
    return {
      ...untouched,
      status: done,
      outcome: of('accept'),
      ...endedBy(events, event => event.status === 'ACCEPTED'),
    };
  if (status === 'REJECTED')
    return {
      ...untouched,
      status: done,
      outcome: of('reject'),
      ...endedBy(events, event => event.status === 'REJECTED'),
    };
  return { ...untouched, note: null };
}
