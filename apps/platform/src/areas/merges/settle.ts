import { audit } from '../../shared/audit/audit.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { type Party, changeParties, notifyPartyChange, readParties } from '../parties/service.ts';
import type { Settled } from './snapshot.ts';

/** Where the fields come from that a merge or its undo sets: from where the other party, or the party before, had them. */
const source = 'merge';

interface Settling {
  /** Where the fields come from that change. */
  readonly origin: Party['sources'];
  /** The merge: its key protects what history says of both. */
  readonly merge: string;
  readonly action: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/**
 * Sets what a merge, or its undo, makes of a party.
 * @returns the version that the party has now, by its id; nothing where no field changed.
 */
export async function settle(
  work: UnitOfWork,
  party: Party,
  { data, restriction, assigneeId }: Settled,
  { origin, merge, action, detail }: Settling,
): Promise<Readonly<Record<string, number>>> {
  const versions = await changeParties(work, [{ party, data }], {
    source,
    action,
    detail,
    subjectId: merge,
  });
  if (versions[party.id] === undefined)
    audit(work, [{ action, objectType: 'party', objectId: party.id, detail }]);
  const { sources = {} } = (await readParties(work, [party.id])).get(party.id) ?? {};
  const fields = Object.entries(sources).flatMap(([field, entry]) => {
    if (entry.source !== source) return [[field, entry] as const];
    const before = origin[field];
    return before ? [[field, before] as const] : [];
  });
  await work.tx
    .updateTable('parties')
    .set({
      sources: JSON.stringify(Object.fromEntries(fields)),
      restriction: restriction?.kind ?? null,
      restriction_reason: restriction?.reason ?? null,
      assignee_id: assigneeId,
    })
    .where('id', '=', party.id)
    .execute();
  notifyPartyChange(work, { id: party.id, version: versions[party.id] ?? party.version, assigneeId });
  return versions;
}
