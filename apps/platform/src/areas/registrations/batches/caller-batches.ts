import { offsetOf, type contract, type OutputOf, type QueryOf } from '@dossier/api/contract';
import { sql } from 'kysely';
import * as shared from '../../../shared/batches/change.ts';
import { itemsOf } from '../../../shared/batches/items.ts';
import { findBatch } from '../../../shared/batches/store.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { visibleTo } from '../scope.ts';
import { registrationBatches } from './actions.ts';
import { entityOf, type BatchEntity } from './entity.ts';

type Items = OutputOf<typeof contract.registrations.batchItems>;
type Query = QueryOf<typeof contract.registrations.batchItems>;

/** @throws {AppError} NotFound. */
export const getBatch = async (work: UnitOfWork, caller: Caller, id: string): Promise<BatchEntity> =>
  entityOf(work, await findBatch(work, caller, registrationBatches, id));

/** What became of each, those that failed first. @throws {AppError} NotFound. */
export async function listBatchItems(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  query: Query,
): Promise<Items> {
  const batch = await findBatch(work, caller, registrationBatches, id);
  const { rows, total, counts } = await itemsOf(work, batch, offsetOf(query));
  const registrations = await namesOf(
    work,
    caller,
    rows.map(row => row.record_id),
  );
  return {
    items: rows.map(({ record_id: registrationId, state, obstacle }) => {
      const { number = '', name = '' } = registrations.get(registrationId) ?? {};
      return { registrationId, number, name, state, obstacle };
    }),
    total,
    counts,
  };
}

/** Numbers and names of registrations; an Agent who gave one away does not see any more who it is. */
async function namesOf({ tx }: UnitOfWork, caller: Caller, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await tx
    .selectFrom('registrations as r')
    .select(['r.id', 'r.number', 'r.name'])
    .select(sql<boolean>`${visibleTo(caller)}`.as('isVisible'))
    .where('r.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, number, name, isVisible }) => [id, { number, name: isVisible ? name : '' }]),
  );
}

/** @throws {AppError} as the shared one. */
export const cancelBatch = async (work: UnitOfWork, caller: Caller, id: string): Promise<BatchEntity> =>
  entityOf(work, await shared.cancelBatch(work, caller, registrationBatches, id));

/** @throws {AppError} as the shared one. */
export const retryBatch = async (work: UnitOfWork, caller: Caller, id: string): Promise<BatchEntity> =>
  entityOf(work, await shared.retryBatch(work, caller, registrationBatches, id));

/** @throws {AppError} as the shared one. */
export const undoBatch = async (work: UnitOfWork, caller: Caller, id: string): Promise<BatchEntity> =>
  entityOf(work, await shared.undoBatch(work, caller, registrationBatches, id));
