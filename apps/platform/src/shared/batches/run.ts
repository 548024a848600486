import type { BatchObstacle } from '@dossier/api/contract';
import type { BeforeBatch } from '../../database/schema/batches.ts';
import { audit } from '../audit/audit.ts';
import type { Caller } from '../caller/caller.ts';
import { AppError } from '../errors/app-error.ts';
import { openerFor } from '../history/encryption.ts';
import { enqueue, type Job, type JobHandler } from '../jobs/jobs.ts';
import { isUnderWay } from '../jobs/owned-jobs.ts';
import type { Services } from '../services/services.ts';
import { inTenant } from '../work/in-tenant.ts';
import { systemActor, type Actor, type UnitOfWork } from '../work/work.ts';
import { obstacleOf, type BatchArea, type MadeChange } from './area.ts';
import { batches, type BatchRow } from './store.ts';

/** Bulk work of an area, and how its owner is found as they are now. */
interface Bulk {
  readonly area: BatchArea;
  readonly presentCaller: (work: UnitOfWork, userId: string) => Promise<Caller | null>;
}

export const batchHandlers = (services: Services, bulk: Bulk): Readonly<Record<string, JobHandler>> => ({
  [bulk.area.jobs.run]: {
    run: job => runBatch(services, bulk, job),
    giveUp: job => giveUpBatch(services, job),
  },
  [bulk.area.jobs.forget]: { run: job => forgetBatch(services, job) },
});

const actor = systemActor('batches');
/** Milliseconds until other work gets its turn. */
const turn = 2_000;

/** The row that is next in a batch, and who asked for it. */
interface Next {
  readonly batchId: string;
  readonly position: number;
  readonly recordId: string;
  readonly caller: Caller;
}

/**
 * Goes on with a batch for a while. Each row is changed and written down in one transaction, so that a
 * platform which stops in the middle has done none of them twice and goes on with the next.
 */
async function runBatch(services: Services, bulk: Bulk, job: Job): Promise<void> {
  const { batchId } = job.payload as { readonly batchId: string };
  const until = performance.now() + turn;
  do {
    const next = await inTenant(services, job.tenantId, actor, work => nextOf(work, bulk, batchId));
    if (!next) return;
    await settleNext(services, bulk.area, job.tenantId, next);
  } while (performance.now() < until);
  await inTenant(services, job.tenantId, actor, work => enqueue(work, bulk.area.jobs.run, { batchId }));
}

async function nextOf(
  work: UnitOfWork,
  { area, presentCaller }: Bulk,
  batchId: string,
): Promise<Next | null> {
  const row = await batches.hold(work, batchId);
  if (!row || !isUnderWay(row)) return null;
  const caller = await presentCaller(work, row.owner);
  // Anyone who may not do it any more does not do it.
  if (!caller || !area.may(caller)) {
    await batches.change(work, row, { state: 'failed', finished_at: work.now });
    return null;
  }
  const item = await work.tx
    .selectFrom('batch_items')
    .select(['position', 'record_id'])
    .where('batch_id', '=', batchId)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (!item) {
    await batches.change(work, row, { state: 'done', finished_at: work.now });
    return null;
  }
  if (row.state === 'waiting') await batches.change(work, row, { state: 'running' });
  return { batchId, position: item.position, recordId: item.record_id, caller };
}

async function settleNext(services: Services, area: BatchArea, tenantId: string, next: Next): Promise<void> {
  try {
    await inTenant(services, tenantId, actorOf(next), async work => {
      const turnOf = await holdItem(work, next);
      if (!turnOf) return;
      const made = await changeOne(work, area, next, turnOf);
      markEntries(work, turnOf.row);
      await settle(work, area, next, turnOf.row, { made });
    });
  } catch (error) {
    if (!(error instanceof AppError))
      services.log.error({ tenantId, batch: next.batchId }, 'a row of a batch failed');
    await inTenant(services, tenantId, actorOf(next), async work => {
      const turnOf = await holdItem(work, next);
      if (turnOf) await settle(work, area, next, turnOf.row, { obstacle: obstacleOf(error) });
    });
  }
}

/** The trail names the requester, not the queue. */
const actorOf = ({ caller: { userId } }: Next): Actor => ({ id: userId, sessionId: null, ip: null });

interface Turn {
  readonly row: BatchRow;
  readonly item: { readonly version: number; readonly sealed: Uint8Array | null };
}

/** Null when the batch was ended in the meantime, or another worker was faster. */
async function holdItem(work: UnitOfWork, { batchId, position }: Next): Promise<Turn | null> {
  const row = await batches.hold(work, batchId);
  if (row?.state !== 'running') return null;
  const item = await work.tx
    .selectFrom('batch_items')
    .select(['version', 'sealed'])
    .where('batch_id', '=', batchId)
    .where('position', '=', position)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return item ? { row, item } : null;
}

async function changeOne(
  work: UnitOfWork,
  area: BatchArea,
  { batchId, recordId: id, caller }: Next,
  { row, item }: Turn,
): Promise<MadeChange> {
  const seen = { id, version: item.version };
  if (row.kind === 'undo') return area.takeBack(work, caller, seen, await beforeOf(work, row, id));
  const open = await openerFor(work, item.sealed ? [id] : []);
  const comment = item.sealed && open<string>(id, item.sealed, batchId);
  return area.carryOut(work, caller, seen, { ...row.action, kind: row.kind, comment });
}

/** What the batch that is taken back had changed. */
async function beforeOf({ tx }: UnitOfWork, row: BatchRow, id: string): Promise<BeforeBatch> {
  const { before } = await tx
    .selectFrom('batch_items')
    .select('before')
    .where('batch_id', '=', row.undo_of)
    .where('record_id', '=', id)
    .executeTakeFirstOrThrow();
  return before ?? {};
}

/** The entries of the trail that one row left behind name the batch. */
function markEntries({ pending }: UnitOfWork, { id }: BatchRow): void {
  const marked = pending.entries.map(entry => ({ ...entry, detail: { ...entry.detail, batch: id } }));
  pending.entries.splice(0, pending.entries.length, ...marked);
}

type Outcome = { readonly made: MadeChange } | { readonly obstacle: BatchObstacle };

/** Writes down what became of a row; one that was not changed has its entry in the trail, too. */
async function settle(
  work: UnitOfWork,
  area: BatchArea,
  { batchId, position, recordId }: Next,
  row: BatchRow,
  outcome: Outcome,
): Promise<void> {
  const isMade = 'made' in outcome;
  await work.tx
    .updateTable('batch_items')
    .set(
      isMade
        ? {
            state: 'done',
            obstacle: null,
            sealed: null,
            before: outcome.made.before && JSON.stringify(outcome.made.before),
            made_version: outcome.made.version,
          }
        : { state: 'failed', obstacle: JSON.stringify(outcome.obstacle) },
    )
    .where('batch_id', '=', batchId)
    .where('position', '=', position)
    .execute();
  if (!isMade)
    audit(work, [
      {
        action: `${area.objectType}.batchRefused`,
        objectType: area.objectType,
        objectId: recordId,
        detail: { batch: batchId, error: outcome.obstacle.error },
      },
    ]);
  await batches.change(work, row, { done: row.done + 1, failed: row.failed + (isMade ? 0 : 1) });
}

/** Nothing tries it any more: it says so, instead of running for ever. */
async function giveUpBatch(services: Services, { tenantId, payload }: Job): Promise<void> {
  const { batchId } = payload as { readonly batchId: string };
  await inTenant(services, tenantId, actor, work => batches.giveUp(work, batchId));
}

/** Seven days are over: the results go; the trail stays. */
async function forgetBatch(services: Services, { tenantId, payload }: Job): Promise<void> {
  const { batchId } = payload as { readonly batchId: string };
  await inTenant(services, tenantId, actor, work =>
    work.tx.deleteFrom('batches').where('id', '=', batchId).execute(),
  );
}
