import type { Blocker, RegistrationProgress } from '@dossier/api/registrations';
import { registrationStatus } from '@dossier/validators/vocabularies';

/** What has to happen next, as a code; with `mend` the first thing that is missing. */
export type NextStep =
  | { readonly kind: 'mend'; readonly blocker: Blocker; readonly others: number }
  | {
      readonly kind:
        | 'client'
        | 'complete'
        | 'decide'
        | 'ownRequest'
        | 'colleague'
        | 'unacceptable'
        | 'accept'
        | 'ask'
        | 'finish'
        | 'done'
        | 'migrated'
        | 'rejected'
        | 'deleted';
    };

type Step = (progress: RegistrationProgress) => NextStep;
type StatusName = Parameters<typeof registrationStatus.code>[0];

const steps: Readonly<Record<StatusName, Step>> = {
  INCOMPLETE({ sections, deadline }) {
    const [blocker, ...others] = sections.flatMap(({ blockers }) => blockers);
    if (deadline?.isWaiting) return { kind: 'client' };
    return blocker ? { kind: 'mend', blocker, others: others.length } : { kind: 'complete' };
  },
  COMPLETE({ signOff, allowedNext }) {
    if (signOff?.state === 'requested') {
      if (signOff.hindrance === null) return { kind: 'decide' };
      return { kind: signOff.hindrance === 'ownRequest' ? 'ownRequest' : 'colleague' };
    }
    const acceptance = allowedNext.find(({ next }) => next === registrationStatus.code('ACCEPTED'));
    if (acceptance?.blockers.some(({ code }) => code === 'riskUnacceptable')) return { kind: 'unacceptable' };
    return { kind: acceptance?.signOff === 'none' ? 'accept' : 'ask' };
  },
  ACCEPTED: () => ({ kind: 'finish' }),
  DONE: () => ({ kind: 'done' }),
  MIGRATED: () => ({ kind: 'migrated' }),
  REJECTED: () => ({ kind: 'rejected' }),
  DELETED: () => ({ kind: 'deleted' }),
};

/** What comes next for a registration, whatever user does it. */
export function nextStepOf(progress: RegistrationProgress): NextStep {
  const status: StatusName = progress.status;
  return steps[status](progress);
}
