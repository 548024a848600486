import { isUuid } from '../../shared/ids/ids.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import type { RegistrationStatus, RegistrationType } from '@dossier/api/contract';
import { nameOfColleague, standInOf } from '../access/service.ts';
import { openStatuses } from './event-detail.ts';
import { notifyColleagues } from './notify-colleagues.ts';
import { arrangeRecord } from './record.ts';

const openOf = ({ tx }: UnitOfWork, userId: string) =>
  tx
    .selectFrom('registrations')
    .where('assignee_id', '=', userId)
    .where('status', 'in', [...openStatuses]);

/** Open registrations that wait for someone; the tasks in them are theirs with them. */
export const countAssigned = (work: UnitOfWork, userId: string): Promise<number> =>
  countOf(openOf(work, userId));

/**
 * Gives every open registration of someone to a colleague, or to no one, in the unit of work that takes them away.
 * @throws {AppError} ValidationFailed for a successor who cannot be given work, or is the same person.
 */
export async function handOver(work: UnitOfWork, from: string, wanted: string | null): Promise<number> {
  if (
    wanted !== null &&
    (wanted === from || !isUuid(wanted) || (await nameOfColleague(work, wanted)) === undefined)
  )
    throw new AppError('ValidationFailed', { fields: [{ path: 'successorId', code: 'oneOf' }] });
  const standIn = wanted === null ? null : await standInOf(work, wanted);
  // The work does not come back to the one who goes.
  const to = standIn === from ? wanted : standIn;
  const rows = await openOf(work, from).selectAll().orderBy('id').forUpdate().execute();
  for (const row of rows) {
    const record = {
      ...row,
      status: row.status as RegistrationStatus,
      type: row.type as RegistrationType,
    };
    const version = await arrangeRecord(work, record, { assignee_id: to });
    await notifyColleagues(work, row.id, from, to);
    await recordChanges(work, [
      {
        action: 'registration.assigned',
        objectType: 'registration',
        objectId: row.id,
        subjectId: row.id,
        version,
        before: { assignee_id: from },
        after: { assignee_id: to },
        source: 'screen',
      },
    ]);
  }
  return rows.length;
}
