import type { NewEvent } from '../../shared/events/event.ts';
import { publish } from '../../shared/events/publish.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';

interface ChangedUser {
  readonly id: string;
  readonly version: number;
  /** They may do something else from now on. */
  readonly hasOtherRole?: boolean;
}

/** Notifies the users who manage colleagues, and the colleague themselves where it is about what they may do. */
export function notifyUser(work: UnitOfWork, { id, version, hasOtherRole = false }: ChangedUser): void {
  const changed: NewEvent = {
    event: { name: 'entity', data: { type: 'user', id, version } },
    audience: { to: 'permission', permission: 'userSettingsRead' },
  };
  const other: NewEvent = {
    event: { name: 'permissions.changed', data: {} },
    audience: { to: 'user', userId: id },
  };
  publish(work, hasOtherRole ? [changed, other] : [changed]);
}
