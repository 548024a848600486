import { recordChanges } from '../../shared/history/history.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { membershipsById, membersOf, replaceMembers } from './members.ts';
import { changeRecord, withParties, withPartiesEach, type RegistrationRecord } from './record.ts';
import { derivedColumns } from './store.ts';

/** The registrations that a party is in, as they are before anything of it moves; of some ids where these are named. */
export async function registrationsWith(
  work: UnitOfWork,
  partyId: string,
  among?: readonly string[],
): Promise<readonly RegistrationRecord[]> {
  const rows = await work.tx
    .selectFrom('registrations as r')
    .selectAll('r')
    .where('r.id', 'in', query =>
      query.selectFrom('registration_parties').select('registration_id').where('party_id', '=', partyId),
    )
    .orderBy('r.id')
    .execute();
  return withPartiesEach(work, among ? rows.filter(({ id }) => among.includes(id)) : rows);
}

/**
 * Puts a party in the place of another one in registrations: each gets another version, what was frozen there is void,
 * and its history says so.
 */
export async function reseat(
  work: UnitOfWork,
  records: readonly RegistrationRecord[],
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  const seatOf = (id: string) => (id === from ? into : id);
  for (const record of records) {
    const before = membersOf(record.parties);
    const after = before.map(member => ({
      ...member,
      partyId: seatOf(member.partyId),
      under: member.under === null ? null : seatOf(member.under),
    }));
    await replaceMembers(work, record.id, after);
    const { parties } = await withParties(work, record);
    const version = await changeRecord(work, record, derivedColumns(record.type, parties));
    await recordChanges(work, [
      {
        action: 'registration.changed',
        objectType: 'registration',
        objectId: record.id,
        subjectId: record.id,
        version,
        before: { parties: membershipsById(before) },
        after: { parties: membershipsById(after) },
        source: 'party',
        detail: { because: 'partyMerged', from, into },
      },
    ]);
  }
}
