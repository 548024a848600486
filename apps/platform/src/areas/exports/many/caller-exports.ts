import { offsetOf, type contract, type OutputOf, type QueryOf } from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { openFiles } from '../../../shared/files/files.ts';
import { enqueue } from '../../../shared/jobs/jobs.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { Delivery } from '../../../shared/routing/route.ts';
import type { Services } from '../../../shared/services/services.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { attachment } from '../deliver.ts';
import { callerExports, entityOf, exportJobs, hasFile, type ExportEntity } from './store.ts';

type List = OutputOf<typeof contract.exports.list>;
type Items = OutputOf<typeof contract.exports.items>;
type Query = QueryOf<typeof contract.exports.list>;

/** The caller's own, the newest first. */
export async function listExports(work: UnitOfWork, caller: Caller, query: Query): Promise<List> {
  const { offset, max } = offsetOf(query);
  const exportsOfCaller = work.tx.selectFrom('exports').where('owner', '=', caller.userId);
  const rows = await exportsOfCaller
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(max)
    .offset(offset)
    .execute();
  const total = await countOf(exportsOfCaller);
  return { items: rows.map(row => entityOf(row, work.now)), total, counts: {} };
}

/** @throws {AppError} NotFound. */
export const getExport = async (work: UnitOfWork, caller: Caller, id: string): Promise<ExportEntity> =>
  entityOf(await callerExports.findOfCaller(work, caller, id), work.now);

/** What became of each row, those that failed first. @throws {AppError} NotFound. */
export async function listItems(work: UnitOfWork, caller: Caller, id: string, query: Query): Promise<Items> {
  const { total, failed, done } = await callerExports.findOfCaller(work, caller, id);
  const { offset, max } = offsetOf(query);
  const rows = await work.tx
    .selectFrom('export_items as i')
    .leftJoin('registrations as r', 'r.id', 'i.record_id')
    .leftJoin('parties as p', 'p.id', 'i.record_id')
    .select(['i.record_id', 'i.state', 'i.error'])
    .select(eb => [
      eb.fn.coalesce('r.number', 'p.chamber_of_commerce_no').as('number'),
      eb.fn.coalesce('r.name', 'p.name').as('name'),
    ])
    .where('i.export_id', '=', id)
    .orderBy(eb => eb('i.state', '=', 'failed'), 'desc')
    .orderBy('i.position')
    .limit(max)
    .offset(offset)
    .execute();
  return {
    items: rows.map(row => ({
      recordId: row.record_id,
      // An owner whose turn ended with that they may not see it is not told who it is.
      number: row.error === 'NotFound' ? '' : (row.number ?? ''),
      name: row.error === 'NotFound' ? '' : (row.name ?? ''),
      state: row.state,
      error: row.error as Items['items'][number]['error'],
    })),
    total,
    counts: { failed, done: done - failed, waiting: total - done },
  };
}

/** @throws {AppError} NotFound; ExportFinished for one that has ended already. */
export async function cancelExport(work: UnitOfWork, caller: Caller, id: string): Promise<ExportEntity> {
  const row = await callerExports.holdOfCaller(work, caller, id);
  callerExports.assertUnderWay(row);
  note(work, id, 'cancelled', { done: row.done, total: row.total });
  return entityOf(
    await callerExports.change(work, row, { state: 'cancelled', finished_at: work.now }),
    work.now,
  );
}

/** @throws {AppError} NotFound; ExportFinished where nothing failed, or it is still under way; TooManyExports. */
export async function retryExport(work: UnitOfWork, caller: Caller, id: string): Promise<ExportEntity> {
  const row = await callerExports.holdOfCaller(work, caller, id);
  callerExports.assertOver(row);
  if (row.state === 'cancelled' || (row.failed === 0 && row.done === row.total))
    throw new AppError('ExportFinished');
  await callerExports.assertFewOpen(work, caller);
  await work.tx
    .updateTable('export_items')
    .set({ state: 'waiting', error: null })
    .where('export_id', '=', id)
    .where('state', '=', 'failed')
    .execute();
  await enqueue(work, exportJobs.run, { exportId: id });
  note(work, id, 'retried', { failed: row.failed });
  const again = { state: 'waiting', finished_at: null, failed: 0, done: row.done - row.failed } as const;
  return entityOf(await callerExports.change(work, row, again), work.now);
}

/** The file, written down before it leaves. @throws {AppError} NotFound, also for one that is not ready or gone. */
export async function deliverExport(
  work: UnitOfWork,
  { objects }: Services,
  caller: Caller,
  id: string,
): Promise<Delivery> {
  const row = await callerExports.findOfCaller(work, caller, id);
  if (!hasFile(row, work.now)) throw new AppError('NotFound');
  const file = (await openFiles(work, objects, [row.file_id ?? ''])).get(row.file_id ?? '');
  if (!file) throw new AppError('NotFound');
  note(work, id, 'downloaded', { size: file.size });
  return async () => attachment({ ...file, bytes: await file.read() });
}

const note = (work: UnitOfWork, id: string, what: string, detail: Readonly<Record<string, unknown>>) =>
  audit(work, [{ action: `export.${what}`, objectType: 'export', objectId: id, detail }]);
