import { publish } from '../../shared/events/publish.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';

interface ChangedParty {
  readonly id: string;
  readonly version: number;
  readonly assigneeId: string | null;
}

/** Notifies the users who may see a party; those who see it through a registration hear of the registration. */
export const notifyPartyChange = (work: UnitOfWork, { id, version, assigneeId }: ChangedParty): void =>
  publish(work, [
    {
      event: { name: 'entity', data: { type: 'party', id, version } },
      audience: {
        to: 'scope',
        permission: 'clientFileRead',
        assigneeIds: assigneeId === null ? [] : [assigneeId],
      },
    },
  ]);
