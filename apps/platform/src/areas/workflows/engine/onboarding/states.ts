import type { ProcessAction, ProcessEvent } from '@dossier/api/contract';
import { stepOutcome } from '@dossier/validators/vocabularies';
import { systemAdminName, userNames } from '../../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../../shared/work/work.ts';
import { statusEvents, type StatusEvent } from '../../../registrations/service.ts';

type Happening = Pick<ProcessEvent, 'action' | 'step' | 'outcome'>;

const plain = (action: ProcessAction, step: string | null = null): Happening => ({
  action,
  step,
  outcome: null,
});
const ended = (step: string, outcome: Parameters<typeof stepOutcome.code>[0]): Happening => ({
  action: 'stepEnded',
  step,
  outcome: stepOutcome.code(outcome),
});

const moved: Readonly<Record<string, Happening>> = {
  'INCOMPLETE COMPLETE': ended('complete', 'done'),
  'COMPLETE INCOMPLETE': ended('complete', 'failed'),
  'COMPLETE ACCEPTED': ended('decision', 'accept'),
};
const arrived: Readonly<Record<string, Happening>> = {
  REJECTED: { ...ended('decision', 'reject'), action: 'rejected' },
  DELETED: plain('cancelled'),
  ACCEPTED: ended('decision', 'accept'),
  DONE: plain('done'),
  MIGRATED: ended('migrate', 'done'),
};

const simple: Readonly<Partial<Record<StatusEvent['kind'], Happening>>> = {
  created: plain('started'),
  assigned: plain('assigned'),
  requested: plain('approvalRequested', 'decision'),
  withdrawn: plain('approvalWithdrawn', 'decision'),
  refused: plain('approvalRefused', 'decision'),
  expired: plain('approvalExpired', 'decision'),
};

function happeningOf({ kind, from, status, isWaiting }: StatusEvent): Happening {
  if (kind === 'waiting') return plain(isWaiting ? 'waiting' : 'resumed');
  return simple[kind] ?? moved[`${from} ${status}`] ?? arrived[status] ?? plain('reopened');
}

/** What happened to an onboarding, the newest first: read from the trail of its registration, from its first day on. */
export async function onboardingStates(work: UnitOfWork, id: string): Promise<readonly ProcessEvent[]> {
  const events = await statusEvents(work, id);
  const names = await userNames(
    work,
    events.map(({ actor }) => actor),
  );
  return events.toReversed().map(event => ({
    _id: event.id,
    at: event.at,
    by: event.actor.startsWith('system:')
      ? null
      : { _id: event.actor, name: names.get(event.actor) ?? systemAdminName },
    ...happeningOf(event),
    status: event.status,
    note: event.comment,
  }));
}
