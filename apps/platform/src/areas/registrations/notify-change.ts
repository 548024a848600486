import { publish } from '../../shared/events/publish.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';

/** A registration that was made or changed, and the user who works on it, before and now. */
interface ChangedRegistration {
  readonly id: string;
  readonly version: number;
  readonly assigneeIds: readonly (string | null)[];
}

/** Notifies the users who may see it. An Agent who gave it away hears of that, and of nothing after it. */
export const notifyChange = (work: UnitOfWork, { id, version, assigneeIds }: ChangedRegistration): void =>
  publish(work, [
    {
      event: { name: 'entity', data: { type: 'registration', id, version } },
      audience: {
        to: 'scope',
        permission: 'registrationRead',
        assigneeIds: [...new Set(assigneeIds)].filter(assignee => assignee !== null),
      },
    },
  ]);
