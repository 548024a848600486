import type { Change } from '../shared/history/history.ts';
import type { Actor } from '../shared/work/work.ts';
import type { NewStage } from '../areas/registrations/service.ts';
import { created } from './created.ts';
import type { DemoRegistration } from './registrations.ts';
import type { DemoUser } from './tenants.ts';

const hour = 3_600_000;

interface Life {
  readonly registration: DemoRegistration;
  /** What history keeps of it from its first moment, but for the status. */
  readonly content: Readonly<Record<string, unknown>>;
  /** What it went through since, the oldest first. */
  readonly stages: readonly NewStage[];
  readonly users: Readonly<Record<DemoUser, string>>;
}

const userActor = (id: string): Actor => ({ id, sessionId: null, ip: null });

/** Who takes a registration to a status: an Admin decides, the assignee does the rest. */
const deciders: Partial<Record<string, DemoUser>> = {
  ACCEPTED: 'admin',
  REJECTED: 'admin',
  DELETED: 'admin',
};

/** What happened to a demo registration, each at its time and by its author: it was started, given to someone, and went on. */
export function lifeOf({ registration, content, stages, users }: Life): readonly Change[] {
  const { id, status, assignee, createdAt, updatedAt } = registration;
  const worker = assignee ?? 'user';
  const about = { objectType: 'registration', objectId: id, subjectId: id, source: 'seed' };
  const first = stages.length === 0 ? status : 'INCOMPLETE';
  const start: Change = {
    ...created('registration', id, { ...content, status: first, assignee_id: null }),
    by: { actor: userActor(users[worker]), now: createdAt },
  };
  const assignedAt = new Date(Math.min(createdAt.getTime() + hour, updatedAt.getTime()));
  const assignment: readonly Change[] =
    assignee === null
      ? []
      : [
          {
            ...about,
            action: 'registration.assigned',
            version: 2,
            before: { assignee_id: null },
            after: { assignee_id: users[assignee] },
            by: { actor: userActor(users.admin), now: assignedAt },
          },
        ];
  const way = stages.map(({ status: next, enteredAt }, index): Change => ({
    ...about,
    action: 'registration.statusChanged',
    version: 2 + assignment.length + index,
    before: { status: stages[index - 1]?.status ?? first },
    after: { status: next },
    by: {
      actor: userActor(users[deciders[next] ?? worker]),
      now: new Date(Math.max(enteredAt.getTime(), assignedAt.getTime())),
    },
  }));
  return [start, ...assignment, ...way];
}
