import {
  exportDays,
  exportLimits,
  pageSize,
  type BodyOf,
  type contract,
  type OutputOf,
} from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { encryptFor } from '../../../shared/history/encryption.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import { enqueue } from '../../../shared/jobs/jobs.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { listRegistrations, type RegistrationQuery } from '../../registrations/service.ts';
import { readSections } from '../../tenants/service.ts';
import { localeOf, sectionsOf } from '../compose.ts';
import { assertFewOpen } from './open.ts';
import { entityOf, exportJobs, publishProgress, type ExportEntity } from './store.ts';

export type StartExport = BodyOf<typeof contract.exports.start>;
type Page = OutputOf<typeof contract.registrations.list>;

const dayLength = 86_400_000;
const batch = 500;

/**
 * Puts an export of many in the queue. Which registrations it is of is settled now; whether its owner may see each of
 * them is asked again when its turn comes.
 * @throws {AppError} ValidationFailed where there is nothing to export, or more than one export takes; TooManyExports.
 */
export async function startExport(
  work: UnitOfWork,
  caller: Caller,
  request: StartExport,
): Promise<ExportEntity> {
  const { regions } = await readSections(work.tx, ['regions']);
  const locale = localeOf(request, caller, regions);
  const ids = request.ids ? [...new Set(request.ids)] : await matching(work, caller, request.matching ?? {});
  if (ids.length === 0 || !ids.every(isUuid)) throw refused('required');
  if (ids.length > exportLimits[request.format])
    throw refused('maxNumber', { max: exportLimits[request.format] });
  await assertExist(work, ids);
  await assertFewOpen(work, caller);

  const id = work.random.uuid();
  const { format, title, includes, reason } = request;
  const row = await work.tx
    .insertInto('exports')
    .values({
      id,
      tenant_id: work.tenantId,
      owner: caller.userId,
      format,
      locale,
      sealed: await encryptFor(work, id, { locale, title, includes }, id),
      total: ids.length,
      created_at: work.now,
      expires_at: new Date(work.now.getTime() + exportDays * dayLength),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (let from = 0; from < ids.length; from += batch)
    await work.tx
      .insertInto('export_items')
      .values(
        ids.slice(from, from + batch).map((registration, index) => ({
          tenant_id: work.tenantId,
          export_id: id,
          position: from + index,
          record_id: registration,
        })),
      )
      .execute();
  await enqueue(work, exportJobs.run, { exportId: id });
  await enqueue(work, exportJobs.forget, { exportId: id }, new Date(row.expires_at));
  audit(work, [
    {
      action: 'export.started',
      objectType: 'export',
      objectId: id,
      detail: { format, locale, reason, total: ids.length, sections: sectionsOf(request) },
    },
  ]);
  publishProgress(work, row);
  return entityOf(row, work.now);
}

const refused = (code: string, params: Readonly<Record<string, unknown>> = {}) =>
  new AppError('ValidationFailed', { fields: [{ path: 'ids', code, params }] });

/** All that the list would show, one more than any export takes at most. */
async function matching(work: UnitOfWork, caller: Caller, filters: RegistrationQuery): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const query = { ...filters, offset: ids.length, max: pageSize.max };
    const { items, total } = JSON.parse((await listRegistrations(work, caller, query)).text) as Page;
    ids.push(...items.map(({ _id }) => _id));
    if (items.length === 0 || ids.length >= total || ids.length > exportLimits.csv) return ids;
  }
}

/** An id of nothing, or of another tenant's, is the caller's mistake; one that is not theirs to see fails by itself. */
async function assertExist({ tx }: UnitOfWork, ids: readonly string[]): Promise<void> {
  const count = await countOf(tx.selectFrom('registrations').where('id', 'in', ids));
  if (count < ids.length) throw refused('oneOf');
}
