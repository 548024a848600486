import type { contract, OutputOf } from '@dossier/api/contract';
import type { Language } from '@dossier/validators/vocabularies';
import type { Selectable, Updateable } from 'kysely';
import type { ExportsTable } from '../../../database/schema/exports.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { publish } from '../../../shared/events/publish.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

export type ExportEntity = OutputOf<typeof contract.exports.get>;
export type ExportRow = Selectable<ExportsTable>;

/** What the queue calls them. */
export const exportJobs = { run: 'exports.run', forget: 'exports.forget' } as const;

export const entityOf = (row: ExportRow, now: Date): ExportEntity => ({
  _id: row.id,
  version: row.version,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
  expiresAt: row.expires_at,
  list: row.list,
  format: row.format,
  locale: row.locale as Language,
  state: row.state,
  total: row.total,
  done: row.done,
  failed: row.failed,
  size: hasFile(row, now) ? row.file_size : null,
});

export const hasFile = (row: ExportRow, now: Date): boolean =>
  row.state === 'done' && row.file_id !== null && new Date(row.expires_at) > now;

/** @throws {AppError} NotFound for an unknown one, another tenant's, and anyone else's. */
export async function findExportOfCaller({ tx }: UnitOfWork, caller: Caller, id: string): Promise<ExportRow> {
  const row = isUuid(id)
    ? await tx
        .selectFrom('exports')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', caller.userId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('NotFound');
  return row;
}

/** An export as it is now, locked: other changes of it wait until this transaction has ended. */
export const holdExport = ({ tx }: UnitOfWork, id: string): Promise<ExportRow | undefined> =>
  tx.selectFrom('exports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Settable = Omit<Updateable<ExportsTable>, 'id' | 'tenant_id' | 'version' | 'owner'>;

/** Changes an export, and notifies its owner of the progress. */
export async function changeExport(work: UnitOfWork, row: ExportRow, set: Settable): Promise<ExportRow> {
  const changed = await work.tx
    .updateTable('exports')
    .set({ ...set, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  publishProgress(work, changed);
  return changed;
}

export const publishProgress = (work: UnitOfWork, { id, owner, done, total, state }: ExportRow): void =>
  publish(work, [
    {
      event: { name: 'job', data: { id, kind: 'export', done, total, state } },
      audience: { to: 'user', userId: owner },
    },
  ]);
