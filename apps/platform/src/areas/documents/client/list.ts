import type { contract, OutputOf, QueryOf } from '@dossier/api/contract';
import { sql } from 'kysely';
import type { ObjectStore } from '../../../ports/objects/objects.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findParty } from '../../parties/service.ts';
import { registrationsOfParty } from '../../registrations/service.ts';
import { documentsAt, shown } from '../read.ts';

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
  const { documents, total } = await documentsAt(
    work,
    sql`party_id = ${id}::uuid and record_id = any (${[id, ...numbers.keys()]}::uuid[])`,
    query,
  );
  const items = await shown(work, objects, documents);
  return {
    items: items.map((document, index) => ({
      ...document,
      registration: numbers.get(documents[index]?.record_id ?? '') ?? null,
    })),
    total,
    counts: {},
  };
}
