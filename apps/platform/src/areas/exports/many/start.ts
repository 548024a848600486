import { exportDays, exportLimits, listFormats, pageSize, type ViewList } from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { encryptFor } from '../../../shared/history/encryption.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import { enqueue } from '../../../shared/jobs/jobs.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { readSections } from '../../tenants/service.ts';
import { localeOf, sectionsOf } from '../compose.ts';
import type { ExportedList, ExportWish, Matching, StartExport } from '../lists/exported-list.ts';
import { exportedLists } from '../lists/lists.ts';
import { callerExports, entityOf, exportJobs, type ExportEntity } from './store.ts';

const dayLength = 86_400_000;
const batch = 500;

/**
 * Puts an export of many in the queue. Which rows it is of is settled now; whether its owner may see each of
 * them is asked again when its turn comes.
 * @throws {AppError} ValidationFailed where there is nothing to
 * export, more than one export takes, or a format that the list does not have; TooManyExports.
 */
export async function startExport(
  work: UnitOfWork,
  caller: Caller,
  request: StartExport,
): Promise<ExportEntity> {
  const { regions } = await readSections(work.tx, ['regions']);
  const locale = localeOf(request, caller, regions);
  const { list: name = 'registrations', format, title, includes, columns, reason } = request;
  const list = exportedLists[name];
  if (!listFormats[name].includes(format)) throw refused('format', 'oneOf');
  const ids = request.ids ? [...new Set(request.ids)] : await matching(work, caller, list, request.matching);
  if (ids.length === 0 || !ids.every(isUuid)) throw refused('ids', 'required');
  if (ids.length > exportLimits[format]) throw refused('ids', 'maxNumber', { max: exportLimits[format] });
  await assertExist(work, name, ids);
  await callerExports.assertFewOpen(work, caller);

  const id = work.random.uuid();
  const wish: ExportWish = { locale, title, includes, columns };
  const row = await work.tx
    .insertInto('exports')
    .values({
      id,
      tenant_id: work.tenantId,
      owner: caller.userId,
      list: name,
      format,
      locale,
      sealed: await encryptFor(work, id, wish, id),
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
        ids.slice(from, from + batch).map((record, index) => ({
          tenant_id: work.tenantId,
          export_id: id,
          position: from + index,
          record_id: record,
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
      detail: {
        list: name,
        format,
        locale,
        reason,
        total: ids.length,
        ...(name === 'registrations' ? { sections: sectionsOf(request) } : { columns }),
      },
    },
  ]);
  callerExports.notify(work, row);
  return entityOf(row, work.now);
}

const refused = (path: string, code: string, params: Readonly<Record<string, unknown>> = {}) =>
  new AppError('ValidationFailed', { fields: [{ path, code, params }] });

/** All that the list would show, one more than any export takes at most. */
async function matching(
  work: UnitOfWork,
  caller: Caller,
  list: ExportedList,
  filters: Matching = {},
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (;;) {
    const page = await list.page(work, caller, { ...filters, offset: ids.length, max: pageSize.max });
    ids.push(...page.ids);
    if (page.ids.length === 0 || ids.length >= page.total || ids.length > exportLimits.csv) return ids;
  }
}

/** An id of nothing, or of another tenant's, is the caller's mistake; one that is not theirs to see fails by itself. */
async function assertExist({ tx }: UnitOfWork, list: ViewList, ids: readonly string[]): Promise<void> {
  const table = list === 'registrations' ? 'registrations' : 'parties';
  const count = await countOf(tx.selectFrom(table).where('id', 'in', ids));
  if (count < ids.length) throw refused('ids', 'oneOf');
}
