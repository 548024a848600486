import type { contract, OutputOf, PartyNode } from '@dossier/api/contract';
import type { Caller } from '../../../shared/caller/caller.ts';
import { changesBetween } from '../../../shared/history/changes.ts';
import { userNames } from '../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { changeOf } from '../history.ts';
import { everyParty, partyName } from '../party-tree.ts';
import { findRecord } from '../record.ts';
import { latestSnapshot, type AcceptedParty } from './snapshots.ts';

/**
 * What the latest acceptance was decided on, and what is different today; identifiers are masked.
 * @throws {AppError} NotFound for a registration that the caller may not see.
 */
export async function acceptanceOf(
  work: UnitOfWork,
  caller: Caller,
  id: string,
): Promise<OutputOf<typeof contract.registrations.acceptance>> {
  const record = await findRecord(work, caller, id);
  const snapshot = await latestSnapshot(work, id);
  if (!snapshot) return { acceptance: null };
  const { version, at, by, riskLevel, parties, isIntact } = snapshot;
  const now = new Map(everyParty(record.parties).map(({ party }) => [party._id ?? '', alone(party)]));
  const isErased = new Set(parties.filter(({ party }) => party === null).map(party => party.id));
  const then = new Map(
    parties.flatMap(({ id: partyId, party }) => (party ? [[partyId, party] as const] : [])),
  );
  const named = new Map([...then, ...now].map(([partyId, party]) => [partyId, partyName(party)]));
  const people = await userNames(work, [by]);
  const fields = changesBetween(
    { parties: Object.fromEntries(then) },
    { parties: Object.fromEntries([...now].filter(([partyId]) => !isErased.has(partyId))) },
  );
  return {
    acceptance: {
      version,
      at,
      by: people.get(by) ?? null,
      riskLevel,
      isIntact,
      parties: parties.map(({ id: partyId, party }) => ({ _id: partyId, name: party && partyName(party) })),
      changes: fields.flatMap(field => changeOf(field, named, people)),
    },
  };
}

const alone = ({ parties: _below, ...party }: PartyNode): AcceptedParty => party;
