import { documentKindsOf, type contract, type OutputOf } from '@dossier/api/contract';
import { sql } from 'kysely';
import { AppError } from '../../../shared/errors/app-error.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { findChangeable, findParty, nodeData, notifyPartyChange, type Party } from '../../parties/service.ts';
import type { DocumentHolder } from '../holder.ts';
import { settleExpiringInFile } from '../notify-expiring.ts';

type ClientDocument = OutputOf<typeof contract.documents.clientPostUpload>;

/** The file of a client, all documents of which are the client's. */
export const clientHolder: DocumentHolder<ClientDocument> = {
  objectType: 'party',
  path: '/parties',
  find: findParty,
  async assertTakesFiles(...client) {
    assertOpen(await findChangeable(...client));
  },
  async open(work, caller, id) {
    if (isUuid(id)) await sql`select from parties where id = ${id}::uuid for update`.execute(work.tx);
    const party = await findChangeable(work, caller, id);
    assertOpen(party);
    return {
      id,
      objectType: 'party',
      kindsOf: () => documentKindsOf(nodeData(party.type, party.data)),
      async change() {
        const version = party.version + 1;
        await work.tx
          .updateTable('parties')
          .set({ version, updated_at: work.now })
          .where('id', '=', id)
          .execute();
        notifyPartyChange(work, { id, version, assigneeId: party.assigneeId });
        await settleExpiringInFile(work, id);
        return { version, detail: {} };
      },
    };
  },
  show: document => ({ ...document, registration: null }),
};

/** @throws {AppError} PartyEnded where the relation has ended; NotForGroups: its documents are those of its members. */
function assertOpen({ type, status }: Party): void {
  if (type === 'NPG') throw new AppError('NotForGroups');
  if (status === 'E') throw new AppError('PartyEnded');
}
