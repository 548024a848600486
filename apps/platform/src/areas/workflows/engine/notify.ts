import type { UnitOfWork } from '../../../shared/work/work.ts';
import { notifyPartyChange } from '../../parties/service.ts';
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
