import { sql } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { assertVersion } from '../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { visibleParties } from './scope.ts';
import { readParties, type Party } from './store.ts';

/** A party, and the version of it that was seen when a change was asked for. */
export interface PartyVersion {
  readonly id: string;
  readonly version: number;
}

/** Those of some ids that name a party which a caller may see. */
export async function visibleIds(
  { tx }: UnitOfWork,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select p.id from parties p
    where p.id = any (${ids.filter(isUuid)}::uuid[]) and ${visibleParties(caller)}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** @throws {AppError} NotFound for an unknown id, another tenant's, and a party that the caller may not see. */
export async function findParty(work: UnitOfWork, caller: Caller, id: string): Promise<Party> {
  const isVisible = (await visibleIds(work, caller, [id])).has(id);
  const party = isVisible ? (await readParties(work, [id])).get(id) : undefined;
  if (!party) throw new AppError('NotFound');
  return party;
}

/** The same of a party that is about to change. @throws {AppError} NotFound; PartyMerged for one that is another one. */
export async function findChangeable(work: UnitOfWork, caller: Caller, id: string): Promise<Party> {
  const party = await findParty(work, caller, id);
  if (party.mergedInto !== null) throw new AppError('PartyMerged');
  return party;
}

/**
 * The same at the version that someone saw. It stays at it until the transaction ends, so that what else is read about it
 * is of this version as well. @throws {AppError} NotFound; PartyMerged; VersionStale.
 */
export async function findAtVersion(
  work: UnitOfWork,
  caller: Caller,
  { id, version }: PartyVersion,
): Promise<Party> {
  const party = await findChangeable(work, caller, id);
  const locked = await work.tx
    .selectFrom('parties')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  assertVersion(version, party.version);
  assertVersion(version, locked.version);
  return party;
}

/** What clients are called, as far as the caller may see them: the others are missing. */
export async function partiesAbout(
  work: UnitOfWork,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly _id: string; readonly name: string }>> {
  if (ids.length === 0 || !caller.permissions.has('clientFileRead')) return new Map();
  const { rows } = await sql<{ _id: string; name: string }>`
    select p.id as "_id", p.name from parties p
    where p.id = any (${[...new Set(ids)]}::uuid[]) and ${visibleParties(caller)}`.execute(work.tx);
  return new Map(rows.map(row => [row._id, row]));
}
