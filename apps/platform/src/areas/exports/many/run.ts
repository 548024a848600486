import type { ErrorType } from '@dossier/api/contract';
import type { Updateable } from 'kysely';
import type { ExportItemsTable } from '../../../database/schema/exports.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { audit } from '../../../shared/audit/audit.ts';
import { fileKey, nameFile, putFile } from '../../../shared/files/files.ts';
import { openerFor } from '../../../shared/history/encryption.ts';
import { enqueue, type Job } from '../../../shared/jobs/jobs.ts';
import { isUnderWay } from '../../../shared/jobs/owned-jobs.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../../shared/work/work.ts';
import { presentCaller } from '../../access/service.ts';
import type { ExportWish } from '../lists/exported-list.ts';
import { exportedLists } from '../lists/lists.ts';
import { mediaTypes } from '../render.ts';
import { finishExport } from './finish.ts';
import { callerExports, exportJobs, type ExportRow } from './store.ts';

const actor = systemActor('exports');
/** Milliseconds until others get their turn: an email must not wait for a thousand documents. */
const turn = 2_000;

/** What comes next in an export: some of its rows, putting it together, or nothing any more. */
interface Next {
  readonly row: ExportRow;
  readonly items: readonly Item[];
  readonly caller: Caller;
  readonly wish: ExportWish;
}

interface Item {
  readonly position: number;
  readonly recordId: string;
}

/** Makes an export for a while. Each part is settled by itself, so that a platform which stops loses one. */
export async function runExport(services: Services, job: Job): Promise<void> {
  const { exportId } = job.payload as { readonly exportId: string };
  const until = performance.now() + turn;
  do {
    const next = await inTenant(services, job.tenantId, actor, work => nextOf(work, exportId));
    if (!next) return;
    if (next.items.length === 0) return finishExport(services, job.tenantId, next.row);
    await makePart(services, job.tenantId, next);
  } while (performance.now() < until);
  await inTenant(services, job.tenantId, actor, work => enqueue(work, exportJobs.run, { exportId }));
}

async function nextOf(work: UnitOfWork, exportId: string): Promise<Next | null> {
  const row = await callerExports.hold(work, exportId);
  if (!row || !isUnderWay(row)) return null;
  const caller = await presentCaller(work, row.owner);
  const wish = (await openerFor(work, [exportId]))<ExportWish>(exportId, row.sealed, exportId);
  // An owner who may not do it any more does not get it.
  if (!caller?.permissions.has('clientFileOverviewPartiesExport') || !wish) {
    await callerExports.change(work, row, { state: 'failed', finished_at: work.now });
    return null;
  }
  const items = await work.tx
    .selectFrom('export_items')
    .select(['position', 'record_id as recordId'])
    .where('export_id', '=', exportId)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(exportedLists[row.list].batch)
    .execute();
  const running = row.state === 'waiting' ? await callerExports.change(work, row, { state: 'running' }) : row;
  return { row: running, items, caller, wish };
}

async function makePart(services: Services, tenantId: string, next: Next): Promise<void> {
  const { row, items, caller, wish } = next;
  const { list, format } = row;
  try {
    const ids = items.map(({ recordId }) => recordId);
    const order = { exportId: row.id, format, ids, caller, wish };
    const { bytes, failures, entries } = await exportedLists[list].make(services, tenantId, order);
    const key = await inTenant(services, tenantId, actor, work => fileKey(work, row.id));
    const put = await putFile(services.objects, key, {
      subjectId: row.id,
      name: 'part',
      mediaType: mediaTypes[format],
      bytes,
    });
    await inTenant(services, tenantId, actorOf(caller), async work => {
      const { id: partId } = await nameFile(work, services.objects, put);
      if (await settle(work, next, { partId, failures })) audit(work, entries);
    });
  } catch (error) {
    const type: ErrorType = error instanceof AppError ? error.type : 'Unexpected';
    if (type === 'Unexpected') services.log.error({ tenantId, export: row.id }, 'a part of an export failed');
    const failures = new Map(items.map(({ recordId }) => [recordId, type]));
    await inTenant(services, tenantId, actor, work => settle(work, next, { partId: null, failures }));
  }
}

/** The trail names the requester, not the queue. */
const actorOf = ({ userId }: Caller) => ({ id: userId, sessionId: null, ip: null });

interface Outcome {
  /** The file of the rows that could be made. */
  readonly partId: string | null;
  readonly failures: ReadonlyMap<string, ErrorType>;
}

/** Writes down what became of some rows. @returns false when the export was ended in the meantime. */
async function settle(work: UnitOfWork, { row, items }: Next, outcome: Outcome): Promise<boolean> {
  const { partId, failures } = outcome;
  const present = await callerExports.hold(work, row.id);
  if (present?.state !== 'running') return false;
  const made = items.filter(({ recordId }) => !failures.has(recordId));
  const change = (positions: readonly number[], set: Updateable<ExportItemsTable>) =>
    work.tx
      .updateTable('export_items')
      .set(set)
      .where('export_id', '=', row.id)
      .where('position', 'in', positions.length > 0 ? positions : [-1])
      .execute();
  await change(
    made.map(({ position }) => position),
    { state: 'done' },
  );
  // The first row of a part names its file: it is put into the whole once.
  await change(
    made.slice(0, 1).map(({ position }) => position),
    { part_id: partId },
  );
  for (const { position, recordId } of items) {
    const error = failures.get(recordId);
    if (error) await change([position], { state: 'failed', error });
  }
  await callerExports.change(work, present, {
    done: present.done + items.length,
    failed: present.failed + failures.size,
  });
  return true;
}

/** Nothing tries it any more: it says so, instead of running for ever. */
export async function giveUpExport(services: Services, { tenantId, payload }: Job): Promise<void> {
  const { exportId: id } = payload as { readonly exportId: string };
  await inTenant(services, tenantId, actor, work => callerExports.giveUp(work, id));
}
