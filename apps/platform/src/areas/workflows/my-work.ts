import {
  workKinds,
  workShown,
  workSubjects,
  type contract,
  type OutputOf,
  type QueryOf,
  type WorkKind,
} from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { dueRegistrations, nextStepsOf } from '../registrations/service.ts';
import { requestsFor } from './sign-offs.ts';

type MyWork = OutputOf<typeof contract.workflows.myWork>;
/** Work as it is found; what has to be done next is read of what is shown alone. */
type FoundWork = Omit<MyWork['items'][number], 'next'>;
type WorkGroups = Readonly<
  Record<WorkKind, { readonly items: readonly FoundWork[]; readonly count: number }>
>;

/** The newest messages that mention the caller and are not read: the inbox knows of registrations, as this area does. */
export type MentionsOf = (
  work: UnitOfWork,
  caller: Caller,
  max: number,
) => Promise<Pick<OutputOf<typeof contract.messages.tenantMessagesGet>, 'items' | 'total'>>;

/** What the caller has to do today (4.9, 1), what is most urgent first. */
export async function readMyWork(
  work: UnitOfWork,
  caller: Caller,
  { kind }: QueryOf<typeof contract.workflows.myWork>,
  mentionsOf: MentionsOf,
): Promise<MyWork> {
  const groups = await findWork(work, caller, mentionsOf);
  const countOf = (of: WorkKind) => groups[of].count;
  const items = (kind ? [kind] : workKinds).flatMap(of => groups[of].items).slice(0, workShown);
  const steps = await nextStepsOf(
    work,
    items.filter(({ daysLeft }) => daysLeft !== null).map(({ subject }) => subject.id),
  );
  return {
    items: items.map(item => ({ ...item, next: steps.get(item.subject.id) ?? null })),
    counts: {
      overdue: countOf('overdue'),
      dueToday: countOf('dueToday'),
      approval: countOf('approval'),
      mention: countOf('mention'),
    },
  };
}

type SubjectType = FoundWork['subject']['type'];
const isSubjectType = (type: string): type is SubjectType => workSubjects.some(subject => subject === type);

async function findWork(work: UnitOfWork, caller: Caller, mentionsOf: MentionsOf): Promise<WorkGroups> {
  const due = (await dueRegistrations(work, caller)).map(({ id, name, since, daysLeft }) => ({
    kind: daysLeft < 0 ? ('overdue' as const) : ('dueToday' as const),
    subject: { type: 'registration' as const, id, name },
    actor: null,
    at: since,
    daysLeft,
  }));
  const approvals = (await requestsFor(work, caller)).map(({ subject, requestedBy, requestedAt }) => ({
    kind: 'approval' as const,
    subject: { ...subject, type: isSubjectType(subject.type) ? subject.type : ('registration' as const) },
    actor: requestedBy.name,
    at: requestedAt,
    daysLeft: null,
  }));
  const mentions = await mentionsOf(work, caller, workShown);
  const all = (items: readonly FoundWork[]) => ({ items, count: items.length });
  return {
    overdue: all(due.filter(({ kind }) => kind === 'overdue')),
    dueToday: all(due.filter(({ kind }) => kind === 'dueToday')),
    approval: all(approvals),
    mention: {
      count: mentions.total,
      items: mentions.items.flatMap(message => {
        const { registrationId, registrationName, processId, actor, createdAt: at } = message;
        const subject =
          registrationId !== null && registrationName !== null
            ? { type: 'registration' as const, id: registrationId, name: registrationName }
            : processId !== null
              ? { type: 'process' as const, id: processId, name: message.messageDescription }
              : null;
        return subject ? [{ kind: 'mention', subject, actor, at, daysLeft: null }] : [];
      }),
    },
  };
}
