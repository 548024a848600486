import { offsetOf, type contract, type OutputOf, type QueryOf } from '@dossier/api/contract';
import type { ObjectStore } from '../../../ports/objects/objects.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findParty } from '../../parties/service.ts';
import { registrationsOfParty } from '../../registrations/service.ts';
import { opened, shown } from '../read.ts';

type List = OutputOf<typeof contract.documents.clientList>;

/**
 * Documents of a client, the oldest first, without those that were removed: those of its file, and those that are the
 * client's in registrations that the caller may read.
 * @throws {AppError} NotFound.
 */
export async function listClientDocuments(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  id: string,
  query: QueryOf<typeof contract.documents.clientList>,
): Promise<List> {
  await findParty(work, caller, id);
  const registrations = caller.permissions.has('registrationRead')
    ? await registrationsOfParty(work, caller, id)
    : [];
  const numbers = new Map(registrations.map(({ _id, number }) => [_id, { _id, number }]));
  const { offset, max } = offsetOf(query);
  const about = work.tx
    .selectFrom('documents')
    .where('party_id', '=', id)
    .where('record_id', 'in', [id, ...numbers.keys()])
    .where('removed_at', 'is', null);
  const rows = await about
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(max)
    .offset(offset)
    .execute();
  const recordOf = new Map(rows.map(row => [row.id, row.record_id]));
  const items = await shown(work, objects, await opened(work, rows));
  return {
    items: items.map(document => ({
      ...document,
      registration: numbers.get(recordOf.get(document._id) ?? '') ?? null,
    })),
    total: await countOf(about),
    counts: {},
  };
}
