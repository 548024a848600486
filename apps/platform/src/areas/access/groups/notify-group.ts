import { publish } from '../../../shared/events/publish.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

interface ChangedGroup {
  readonly id: string;
  readonly version: number;
  /** Users who may do something else from now on: their open pages ask again. */
  readonly affected: readonly string[];
}

/** Notifies the users who look at groups, and those whose permissions changed. */
export function notifyGroup(work: UnitOfWork, { id, version, affected }: ChangedGroup): void {
  publish(work, [
    {
      event: { name: 'entity', data: { type: 'group', id, version } },
      audience: { to: 'permission', permission: 'userGroupsSettingsRead' },
    },
    ...affected.map(userId => ({
      event: { name: 'permissions.changed' as const, data: {} },
      audience: { to: 'user' as const, userId },
    })),
  ]);
}
