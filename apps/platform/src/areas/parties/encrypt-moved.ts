import { audit } from '../../shared/audit/audit.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { insertIdentifiers, takeOutIdentifiers } from './identifiers.ts';
import { fromSections, toSections, type Sections } from './party.ts';

/**
 * Seals the identifiers of parties that stand as they did before parties had keys of their own (release 0.1.0): a batch
 * in the order of their ids. May run again, and in several processes: what is sealed is left alone.
 * @returns how many it sealed; none are left once there are fewer than `max`.
 */
export async function encryptMovedParties(work: UnitOfWork, max: number): Promise<number> {
  const rows = await work.tx
    .selectFrom('parties')
    .select(['id', 'sections'])
    .where('has_sealed_identifiers', '=', false)
    .orderBy('id')
    .limit(max)
    .forUpdate()
    .execute();
  const parties = rows.map(({ id, sections }) => ({
    id,
    ...takeOutIdentifiers(fromSections(sections as Sections)),
  }));
  for (const { id, rest } of parties)
    await work.tx
      .updateTable('parties')
      .set({ sections: JSON.stringify(toSections(rest)), has_sealed_identifiers: true })
      .where('id', '=', id)
      .execute();
  await insertIdentifiers(work, parties);
  audit(
    work,
    parties.map(({ id }) => ({ action: 'party.moved', objectType: 'party', objectId: id, notesState: true })),
  );
  return parties.length;
}
