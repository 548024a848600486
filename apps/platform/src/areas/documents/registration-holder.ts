import { documentKindsOf, documentsOpen } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import {
  changeRecord,
  findParty,
  findRow,
  lockRecord,
  openRequestOf,
  type RegistrationRecord,
} from '../registrations/service.ts';
import type { DocumentHolder, OpenHolder } from './holder.ts';
import { settleExpiring, settleExpiringInFile } from './notify-expiring.ts';
import type { Document } from './read.ts';

export const registrationHolder: DocumentHolder = {
  objectType: 'registration',
  path: '/registrations',
  find: findRow,
  async assertTakesFiles(work, caller, id) {
    const { status } = await findRow(work, caller, id);
    if (documentsOpen(status) === 'read') throw new AppError('RegistrationFrozen');
  },
  open: async (work, caller, id, purpose) =>
    registrationHolding(work, caller, await openRecord(work, caller, id, purpose)),
  show: (document: Document) => document,
};

/** @throws {AppError} NotFound; RegistrationFrozen where the status does not let documents come, or change. */
export async function openRecord(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  purpose: 'add' | 'change',
): Promise<RegistrationRecord> {
  const record = await lockRecord(work, caller, id);
  const open = documentsOpen(record.status);
  if (open !== 'change' && open !== purpose) throw new AppError('RegistrationFrozen');
  return record;
}

/** @param changed changes the registration; as every change does, where absent. */
export function registrationHolding(
  work: UnitOfWork,
  caller: Caller,
  record: RegistrationRecord,
  changed: () => Promise<{ readonly version: number; readonly detail?: object }> = async () => ({
    version: await changeRecord(work, record, {}),
  }),
): OpenHolder {
  return {
    id: record.id,
    objectType: 'registration',
    kindsOf(partyId) {
      const party = partyId === null ? null : findParty(record.parties, partyId)?.party;
      return party === undefined ? undefined : documentKindsOf(party);
    },
    async assertAdds(cancels) {
      const open = await openRequestOf(work, caller, record.id);
      if (!open || open._id === cancels) return;
      const params = { signOff: open._id, name: open.requestedBy.name };
      throw new AppError('Blocked', { fields: [{ path: 'cancels', code: 'signOffOpen', params }] });
    },
    async change({ party_id: party }) {
      const { version, detail } = await changed();
      await settleExpiring(work, record.id);
      if (party !== null) await settleExpiringInFile(work, party);
      return { version, detail: { party, ...detail } };
    },
  };
}
