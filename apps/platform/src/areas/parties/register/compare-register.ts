import type { BodyOf, contract, RegisterComparison } from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import { tenantDay } from '../../../shared/calendar/tenant-day.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { sealerFor } from '../../../shared/history/encryption.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findChangeable, visibleIds } from '../find.ts';
import { notifyPartyChange } from '../notify-change.ts';
import { ownersOf } from '../owners/owners.ts';
import { discrepanciesOf, type RegisterEntry } from './compare.ts';
import { readComparison, type DiscrepancyContent, type Extract } from './comparisons.ts';

const refused = (path: string, code: string) =>
  new AppError('ValidationFailed', { fields: [{ path, code }] });

/**
 * Compares an extract of the register of beneficial owners with the owners of a company as they are today.
 * @throws {AppError} NotFound, PartyMerged; VersionStale where the shares are others than those that were seen;
 * ValidationFailed for shares that allow no result, a day that is still to come, and a person who is no one, listed twice
 * or not to be seen.
 */
export async function compareRegister(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  { hash, extractOn, register, entries }: BodyOf<typeof contract.parties.compareRegister>,
): Promise<RegisterComparison> {
  const party = await findChangeable(work, caller, id);
  const owners = await ownersOf(work, caller, id, {});
  if (hash !== owners.hash) throw new AppError('VersionStale');
  if (owners.errors.length > 0) throw refused('hash', 'invalid');
  if (extractOn > tenantDay(work.now)) throw refused('extractOn', 'date');
  const persons = await personsOf(work, caller, entries);
  const discrepancies = discrepanciesOf(owners, persons);
  const comparisonId = work.random.uuid();
  const encrypt = await sealerFor(work, [id]);
  await work.tx
    .insertInto('register_comparisons')
    .values({
      tenant_id: work.tenantId,
      id: comparisonId,
      party_id: id,
      graph_hash: hash,
      is_confirmed: owners.confirmation?.isCurrent === true,
      extract_on: extractOn,
      sealed: encrypt(id, { register, entries: persons } satisfies Extract, comparisonId),
      compared_by: work.actor.id,
      compared_at: work.now,
    })
    .execute();
  const rows = discrepancies.map(({ kind, ...content }, position) => {
    const discrepancyId = work.random.uuid();
    return {
      tenant_id: work.tenantId,
      id: discrepancyId,
      comparison_id: comparisonId,
      party_id: id,
      position,
      kind,
      sealed: encrypt(id, content satisfies DiscrepancyContent, discrepancyId),
    };
  });
  if (rows.length > 0) await work.tx.insertInto('register_discrepancies').values(rows).execute();
  audit(work, [
    {
      action: 'party.registerCompared',
      objectType: 'party',
      objectId: id,
      detail: { comparison: comparisonId, extractOn, discrepancies: rows.length, graph: hash },
    },
  ]);
  notifyPartyChange(work, { id, version: party.version, assigneeId: party.assigneeId });
  return readComparison(work, caller, party, comparisonId);
}

/** Parties of the firm by their ids, and others by their names. */
async function personsOf(
  work: UnitOfWork,
  caller: Caller,
  entries: BodyOf<typeof contract.parties.compareRegister>['entries'],
): Promise<readonly RegisterEntry[]> {
  const visible = await visibleIds(
    work,
    caller,
    entries.flatMap(({ _id }) => _id ?? []),
  );
  const seen = new Set<string>();
  return entries.map(({ _id, name, natures, band }, index) => {
    if (_id === null) {
      if (!name) throw refused(`entries[${index}].name`, 'required');
      return { _id, name, natures, band };
    }
    if (!visible.has(_id) || seen.has(_id)) throw refused(`entries[${index}]._id`, 'oneOf');
    seen.add(_id);
    return { _id, name: null, natures, band };
  });
}
