import type { UnitOfWork } from '../../../shared/work/work.ts';
import { notifyPartyChange } from '../../parties/service.ts';
import { notifyNow, settle } from '../../messages/service.ts';
import type { StoredProcess } from './store.ts';

/** Notifies the users who may see what a process is about: what can be done with it changed. */
export async function notifyEntity(work: UnitOfWork, { row }: Pick<StoredProcess, 'row'>): Promise<void> {
  const party = await work.tx
    .selectFrom('parties')
    .select(['id', 'version', 'assignee_id'])
    .where('id', '=', row.entity_id)
    .executeTakeFirst();
  if (party) notifyPartyChange(work, { ...party, assigneeId: party.assignee_id });
}

/** Tells the new assignee of a process, and closes the message of the one before. */
export async function notifyAssignee(
  work: UnitOfWork,
  { row }: Pick<StoredProcess, 'row'>,
  assigneeId: string | null,
): Promise<void> {
  if (assigneeId === row.assignee_id) return;
  await settle(work, ['taskAssigned', 'taskDueSoon'], row.id, assigneeId);
  if (assigneeId !== null)
    await notifyNow(work, {
      messageType: 'taskAssigned',
      userIds: [assigneeId],
      registrationId: null,
      processId: row.id,
    });
}
