import type { contract, QueryOf } from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { Delivery } from '../../../shared/routing/route.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { attachment, csvOf } from '../../exports/service.ts';
import { listProcesses } from '../processes.ts';

/** Rows that a file may have. */
const maxRows = 10_000;
const page = 1_000;

const columns = [
  'processId',
  'workflowType',
  'status',
  'entityType',
  'entityId',
  'entityName',
  'assignee',
  'step',
  'daysLeft',
  'isPaused',
  'createdAt',
  'updatedAt',
] as const;

/** The processes of a list as CSV, its columns named as S2 names the fields. */
export async function exportProcesses(
  work: UnitOfWork,
  caller: Caller,
  query: QueryOf<typeof contract.workflows.processExport>,
): Promise<Delivery> {
  const rows: string[][] = [];
  for (let offset = 0; offset < maxRows; offset += page) {
    const { items } = await listProcesses(work, caller, { ...query, offset, max: page });
    rows.push(...items.map(item => columns.map(column => String(item[column] ?? ''))));
    if (items.length < page) break;
  }
  audit(work, [
    {
      action: 'processes.exported',
      objectType: 'tenant',
      objectId: work.tenantId,
      detail: { count: rows.length },
    },
  ]);
  const name = `processes-${work.now.toISOString().slice(0, 10)}.csv`;
  const file = { name, mediaType: 'text/csv; charset=utf-8', bytes: csvOf([[...columns], ...rows]) };
  return () => Promise.resolve(attachment(file));
}
