import type { ErrorType } from '@dossier/api/contract';
import type { Caller } from '../../../shared/caller/caller.ts';
import { audit } from '../../../shared/audit/audit.ts';
import { fileKey, nameFile, putFile } from '../../../shared/files/files.ts';
import { openerFor } from '../../../shared/history/encryption.ts';
import { enqueue, type Job } from '../../../shared/jobs/jobs.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../../shared/work/work.ts';
import { presentCaller } from '../../access/service.ts';
import { composeFile, sectionsOf, type Choice } from '../compose.ts';
import { readPdfStyle } from '../pdf-style.ts';
import { makeBytes, mediaTypes } from '../render.ts';
import { finishExport } from './finish.ts';
import { changeExport, exportJobs, holdExport, type ExportRow } from './store.ts';

const actor = systemActor('exports');
/** Milliseconds until others get their turn: an email must not wait for a thousand documents. */
const turn = 2_000;

type Wish = Omit<Choice, 'format'>;

/** What comes next in an export: one registration, putting it together, or nothing any more. */
interface Next {
  readonly row: ExportRow;
  readonly item: { readonly position: number; readonly registrationId: string } | null;
  readonly caller: Caller;
  readonly wish: Wish;
}

/** Makes an export for a while. Each registration is settled by itself, so that a platform which stops loses one. */
export async function runExport(services: Services, job: Job): Promise<void> {
  const { exportId } = job.payload as { readonly exportId: string };
  const until = performance.now() + turn;
  do {
    const next = await inTenant(services, job.tenantId, actor, work => nextOf(work, exportId));
    if (!next) return;
    if (!next.item) return finishExport(services, job.tenantId, next.row);
    await makeItem(services, job.tenantId, next);
  } while (performance.now() < until);
  await inTenant(services, job.tenantId, actor, work => enqueue(work, exportJobs.run, { exportId }));
}

async function nextOf(work: UnitOfWork, exportId: string): Promise<Next | null> {
  const row = await holdExport(work, exportId);
  if (!row || !['waiting', 'running'].includes(row.state)) return null;
  const caller = await presentCaller(work, row.owner);
  const wish = (await openerFor(work, [exportId]))<Wish>(exportId, row.sealed, exportId);
  // Anyone who may not do it any more does not get it.
  if (!caller?.permissions.has('clientFileOverviewPartiesExport') || !wish) {
    await changeExport(work, row, { state: 'failed', finished_at: work.now });
    return null;
  }
  const item = await work.tx
    .selectFrom('export_items')
    .select(['position', 'record_id as registrationId'])
    .where('export_id', '=', exportId)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  const running = row.state === 'waiting' ? await changeExport(work, row, { state: 'running' }) : row;
  return { row: running, item: item ?? null, caller, wish };
}

async function makeItem(services: Services, tenantId: string, next: Next): Promise<void> {
  const { row, item, caller, wish } = next;
  if (!item) return;
  try {
    const { printed, style, key } = await inTenant(services, tenantId, actor, async work => ({
      printed: await composeFile(work, caller, item.registrationId, wishFor(row, wish)),
      style: await readPdfStyle(work.tx),
      key: await fileKey(work, row.id),
    }));
    const { format } = row;
    const put = await putFile(services.objects, key, {
      subjectId: row.id,
      name: 'part',
      mediaType: mediaTypes[format],
      bytes: await makeBytes(services.workers, { what: 'part', format, printed, style }),
    });
    await inTenant(services, tenantId, actorOf(caller), async work => {
      const part = await nameFile(work, services.objects, put);
      if (!(await settle(work, next, { state: 'done', part_id: part.id }))) return;
      audit(work, [
        {
          action: 'registration.exported',
          objectType: 'registration',
          objectId: item.registrationId,
          detail: {
            format,
            locale: printed.locale,
            sections: printed.sections.map(({ id }) => id),
            identifiers: 'masked',
            contentHash: printed.hash,
            export: row.id,
          },
        },
      ]);
    });
  } catch (error) {
    const type: ErrorType = error instanceof AppError ? error.type : 'Unexpected';
    if (type === 'Unexpected') services.log.error({ tenantId, export: row.id }, 'a part of an export failed');
    await inTenant(services, tenantId, actor, work => settle(work, next, { state: 'failed', error: type }));
  }
}

/** The trail names the requester, not the queue. */
const actorOf = ({ userId }: Caller) => ({ id: userId, sessionId: null, ip: null });

/** A table of many has one row for each: only what is known of the registration itself. */
const wishFor = ({ format }: ExportRow, wish: Wish): Wish =>
  format === 'csv'
    ? { ...wish, includes: ['overview', 'status'] }
    : { ...wish, includes: [...sectionsOf(wish)] };

type Outcome =
  | { readonly state: 'done'; readonly part_id: string }
  | { readonly state: 'failed'; readonly error: ErrorType };

/** Writes down what became of a registration. @returns false when the export was ended in the meantime. */
async function settle(work: UnitOfWork, { row, item }: Next, outcome: Outcome): Promise<boolean> {
  const present = await holdExport(work, row.id);
  if (present?.state !== 'running') return false;
  await work.tx
    .updateTable('export_items')
    .set(outcome)
    .where('export_id', '=', row.id)
    .where('position', '=', item?.position ?? -1)
    .execute();
  await changeExport(work, present, {
    done: present.done + 1,
    failed: present.failed + (outcome.state === 'failed' ? 1 : 0),
  });
  return true;
}

/** Nothing tries it any more: it says so, instead of running for ever. */
export async function giveUpExport(services: Services, { tenantId, payload }: Job): Promise<void> {
  const { exportId: id } = payload as { readonly exportId: string };
  await inTenant(services, tenantId, actor, async work => {
    const row = await holdExport(work, id);
    if (row?.state === 'running' || row?.state === 'waiting')
      await changeExport(work, row, { state: 'failed', finished_at: work.now });
  });
}
