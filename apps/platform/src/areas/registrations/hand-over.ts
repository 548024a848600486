import { isUuid } from '../../shared/ids/ids.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { takerOf } from '../../shared/caller/restricted-readers.ts';
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
 * Who does the work of someone who goes: a colleague, or the deputy of one who is away; null for no one.
 * @throws {AppError} ValidationFailed for a successor who cannot be given work, or is the same person.
 */
export async function recipientOf(work: UnitOfWork, from: string, to: string | null): Promise<string | null> {
  if (to === null) return null;
  if (to === from || !isUuid(to) || (await nameOfColleague(work, to)) === undefined)
    throw new AppError('ValidationFailed', { fields: [{ path: 'successorId', code: 'oneOf' }] });
  const deputy = await standInOf(work, to);
  // The work does not come back to the one who goes.
  return deputy === from ? to : deputy;
}

/**
 * Gives every open registration of someone to a colleague, or to no one, in the unit of work that takes them away. What is
 * kept from the colleague waits for someone who may see it.
 */
export async function handOver(work: UnitOfWork, from: string, to: string | null): Promise<number> {
  const rows = await openOf(work, from).selectAll().orderBy('id').forUpdate().execute();
  for (const row of rows) {
    const record = {
      ...row,
      status: row.status as RegistrationStatus,
      type: row.type as RegistrationType,
    };
    const taker = await takerOf(work.tx, row.id, to);
    const version = await arrangeRecord(work, record, { assignee_id: taker });
    await notifyColleagues(work, row.id, from, taker);
    await recordChanges(work, [
      {
        action: 'registration.assigned',
        objectType: 'registration',
        objectId: row.id,
        subjectId: row.id,
        version,
        before: { assignee_id: from },
        after: { assignee_id: taker },
        source: 'screen',
      },
    ]);
  }
  return rows.length;
}
