import { partyStatus } from '@dossier/validators/vocabularies';
import { sql, type Selectable } from 'kysely';
import { undoMergeDays, type contract, type OutputOf, type UndoObstacle } from '@dossier/api/contract';
import type { PartyMergesTable } from '../../database/schema/parties.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { userNames } from '../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { type Party, findParty, readParties, visibleIds } from '../parties/service.ts';

export type PartyMerge = OutputOf<typeof contract.parties.merge>;
export type MergeRow = Selectable<PartyMergesTable>;

/** @throws {AppError} NotFound for an unknown id and another tenant's. */
export async function findMerge(work: UnitOfWork, id: string): Promise<MergeRow> {
  const row = isUuid(id)
    ? await work.tx.selectFrom('party_merges').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('NotFound');
  return row;
}

/** One merge. @throws {AppError} NotFound, also for parties that the caller may not see. */
export async function readMerge(work: UnitOfWork, caller: Caller, id: string): Promise<PartyMerge> {
  const [merge] = await shown(work, caller, [await findMerge(work, id)]);
  if (!merge) throw new AppError('NotFound');
  return merge;
}

/** What is asked for, stands or was undone of merging a party with others, the newest first. @throws {AppError} NotFound. */
export async function mergesOf(
  work: UnitOfWork,
  caller: Caller,
  id: string,
): Promise<OutputOf<typeof contract.parties.merges>> {
  await findParty(work, caller, id);
  const rows = await work.tx
    .selectFrom('party_merges')
    .selectAll()
    .where(where => where.or([where('from_party', '=', id), where('into_party', '=', id)]))
    .where('state', '!=', 'refused')
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .execute();
  const items = [...(await shown(work, caller, rows))];
  return { items, total: items.length, counts: {} };
}

/** What is asked for or was done last of two parties; null where there is neither. */
export async function latestMerge(
  work: UnitOfWork,
  caller: Caller,
  { a, b }: { readonly a: string; readonly b: string },
): Promise<PartyMerge | null> {
  const row = await work.tx
    .selectFrom('party_merges')
    .selectAll()
    .where('into_party', '=', a)
    .where('from_party', '=', b)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? ((await shown(work, caller, [row]))[0] ?? null) : null;
}

/** Merges as they are shown; those of parties that the caller may not see are missing. */
async function shown(
  work: UnitOfWork,
  caller: Caller,
  rows: readonly MergeRow[],
): Promise<readonly PartyMerge[]> {
  const visible = await visibleIds(
    work,
    caller,
    rows.flatMap(row => [row.into_party, row.from_party]),
  );
  const parties = await readParties(work, [...visible]);
  const names = await userNames(
    work,
    rows.flatMap(row => [row.requested_by, row.merged_by, row.undone_by].flatMap(id => id ?? [])),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const merges: PartyMerge[] = [];
  for (const row of rows) {
    const [into, from] = [parties.get(row.into_party), parties.get(row.from_party)];
    if (!into || !from) continue;
    const obstacles = row.state === 'merged' ? await undoObstaclesOf(work, row) : [];
    const isUndoable = row.state === 'merged' && row.merged_at !== null && !obstacles.includes('undoOver');
    merges.push({
      _id: row.id,
      version: row.version,
      state: row.state,
      a: sideOf(into),
      b: sideOf(from),
      fields: [...row.fields],
      requestedBy: nameOf(row.requested_by),
      requestedAt: row.requested_at,
      mergedBy: nameOf(row.merged_by),
      mergedAt: row.merged_at,
      undoUntil: isUndoable ? undoUntil(row.merged_at ?? '') : null,
      undoObstacles: [...obstacles],
      undoneBy: nameOf(row.undone_by),
      undoneAt: row.undone_at,
      signOffId: await openRequest(work, row.id),
    });
  }
  return merges;
}

async function openRequest({ tx, now }: UnitOfWork, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('sign_offs')
    .select('id')
    .where('subject_type', '=', 'merge')
    .where('subject_id', '=', id)
    .where('state', '=', 'requested')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The last instant in which a merge can be undone. */
const undoUntil = (mergedAt: string): string =>
  new Date(new Date(mergedAt).getTime() + undoMergeDays * 86_400_000).toISOString();

/** Why a merge cannot be undone: the newest one of the party that stayed goes first, and no one undoes what was erased. */
export async function undoObstaclesOf(
  { tx, now }: UnitOfWork,
  { id, into_party: into, from_party: from, merged_at: mergedAt }: MergeRow,
): Promise<readonly UndoObstacle[]> {
  if (mergedAt === null) return [];
  const { rows } = await sql<{ newer: boolean; merged: boolean; erased: boolean }>`
    select
      exists (select from party_merges m where m.into_party = ${into}::uuid and m.id <> ${id}::uuid
        and m.state = 'merged' and m.merged_at >= ${mergedAt}::timestamptz) as newer,
      exists (select from parties p where p.id = ${into}::uuid and p.merged_into is not null) as merged,
      exists (select from subject_keys k where k.subject_id in (${id}::uuid, ${into}::uuid, ${from}::uuid)
        and k.sealed_key is null) as erased`.execute(tx);
  const [row] = rows;
  const obstacles: readonly (readonly [UndoObstacle, boolean | undefined])[] = [
    ['undoOver', now.toISOString() > undoUntil(mergedAt)],
    ['newerMerge', row?.newer],
    ['merged', row?.merged],
    ['erased', row?.erased],
  ];
  return obstacles.flatMap(([code, holds]) => (holds ? [code] : []));
}

export const sideOf = ({ id, type, status, name, data, restriction }: Party): PartyMerge['a'] => ({
  _id: id,
  type,
  status: partyStatus.code(status),
  name,
  city: data.address?.city ?? null,
  beganOn: data.dateOfBirth ?? data.incorporationDate ?? null,
  restriction: restriction?.kind ?? null,
});
