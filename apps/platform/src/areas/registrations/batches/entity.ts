import type { contract, OutputOf } from '@dossier/api/contract';
import { progressOf, type BatchRow } from '../../../shared/batches/store.ts';
import { userNames } from '../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

export type BatchEntity = OutputOf<typeof contract.registrations.batch>;

export async function entityOf(work: UnitOfWork, row: BatchRow): Promise<BatchEntity> {
  const { assigneeId = null, next = null } = row.action;
  const names = await userNames(work, assigneeId === null ? [] : [assigneeId]);
  return {
    ...(await progressOf(work, row)),
    kind: row.kind === 'assign' || row.kind === 'undo' ? row.kind : 'status',
    assignee: assigneeId === null ? null : (names.get(assigneeId) ?? null),
    next,
  };
}
