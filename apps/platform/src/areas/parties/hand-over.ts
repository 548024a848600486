import { takerOf } from '../../shared/caller/restricted-readers.ts';
import { audit } from '../../shared/audit/audit.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { notifyPartyChange } from './notify-change.ts';

const filesOf = ({ tx }: Pick<UnitOfWork, 'tx'>, userId: string) =>
  tx.selectFrom('parties').where('assignee_id', '=', userId);

/** Client files that someone looks after. */
export const countFiles = (work: UnitOfWork, userId: string): Promise<number> =>
  countOf(filesOf(work, userId));

/** Gives every client file of someone to a colleague, or to no one, in the unit of work that takes them away. */
export async function handOverFiles(work: UnitOfWork, from: string, to: string | null): Promise<void> {
  const rows = await filesOf(work, from).select(['id', 'version']).orderBy('id').forUpdate().execute();
  for (const { id, version } of rows) {
    const taker = await takerOf(work.tx, id, to);
    await work.tx
      .updateTable('parties')
      .set({ assignee_id: taker, version: version + 1, updated_at: work.now })
      .where('id', '=', id)
      .execute();
    audit(work, [
      { action: 'party.assigned', objectType: 'party', objectId: id, detail: { from, to: taker } },
    ]);
    for (const assigneeId of [from, taker]) notifyPartyChange(work, { id, version: version + 1, assigneeId });
  }
}
