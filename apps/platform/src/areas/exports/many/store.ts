import { openExports, type contract, type OutputOf } from '@dossier/api/contract';
import type { Language } from '@dossier/validators/vocabularies';
import type { Selectable } from 'kysely';
import type { ExportsTable } from '../../../database/schema/exports.ts';
import { ownedJobs } from '../../../shared/jobs/owned-jobs.ts';

export type ExportEntity = OutputOf<typeof contract.exports.get>;
export type ExportRow = Selectable<ExportsTable>;

export const exportJobs = { run: 'exports.run', forget: 'exports.forget' } as const;

export const callerExports = ownedJobs({
  table: 'exports',
  kind: 'export',
  open: { ...openExports, error: 'TooManyExports' },
  finished: 'ExportFinished',
  lockSpace: 7_253_148,
});

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
