import type { UnitOfWork } from '../work/work.ts';
import type { BatchRow } from './store.ts';

/** What became of the rows of a batch, those that failed first. */
export async function itemsOf(
  { tx }: UnitOfWork,
  { id, total, failed, done }: BatchRow,
  { offset, max }: { readonly offset: number; readonly max: number },
) {
  const rows = await tx
    .selectFrom('batch_items')
    .select(['record_id', 'state', 'obstacle'])
    .where('batch_id', '=', id)
    .orderBy(eb => eb('state', '=', 'failed'), 'desc')
    .orderBy('position')
    .limit(max)
    .offset(offset)
    .execute();
  return { rows, total, counts: { failed, done: done - failed, waiting: total - done } };
}
