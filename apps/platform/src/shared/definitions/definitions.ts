import type { Transaction } from '../../database/index.ts';
import { AppError } from '../errors/app-error.ts';
import { assertVersion } from '../versions/versions.ts';
import type { UnitOfWork } from '../work/work.ts';

/** What is versioned. */
export type DefinitionKind = 'settings' | 'workflow' | 'customField';

export interface DefinitionKey {
  readonly kind: DefinitionKind;
  readonly id: string;
}

/** One version of a definition. Its data never change: what runs keeps the version that it started with. */
export interface Definition {
  readonly id: string;
  readonly version: number;
  readonly state: 'draft' | 'published' | 'retired';
  readonly data: unknown;
  readonly at: string;
  /** Name of the user who wrote it; null for what the platform made. */
  readonly by: string | null;
  readonly reason: string | null;
}

export interface NewVersion {
  /** The version that it is based on; 0 where there is none yet. */
  readonly basedOn: number;
  readonly data: unknown;
  readonly reason: string | null;
  /** Id of the user who writes it; null where that is no user of the tenant. */
  readonly byUser: string | null;
}

const rows = (tx: Transaction, kind: DefinitionKind) =>
  tx
    .selectFrom('definitions as d')
    .leftJoin('users as u', 'u.id', 'd.created_by')
    .select(['d.id', 'd.version', 'd.state', 'd.data', 'd.created_at', 'd.reason'])
    .select(['u.first_name', 'u.last_name'])
    .where('d.kind', '=', kind);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const definitionOf = ({ id, version, state, data, reason, ...row }: Row): Definition => ({
  id,
  version,
  state,
  data,
  reason,
  at: row.created_at,
  by: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
});

/** The published versions of some definitions; those that were never published are absent. */
export async function readCurrent(
  tx: Transaction,
  kind: DefinitionKind,
  ids: readonly string[],
): Promise<readonly Definition[]> {
  const current = await rows(tx, kind)
    .where('d.id', 'in', [...ids])
    .where('d.state', '=', 'published')
    .execute();
  return current.map(definitionOf);
}

/** The published versions of all definitions of a kind. */
export async function readAllCurrent(tx: Transaction, kind: DefinitionKind): Promise<readonly Definition[]> {
  const current = await rows(tx, kind).where('d.state', '=', 'published').execute();
  return current.map(definitionOf);
}

/** A version by its number, whatever became of it; null where there is none. */
export async function readVersion(
  tx: Transaction,
  { kind, id }: DefinitionKey,
  version: number,
): Promise<Definition | null> {
  const row = await rows(tx, kind).where('d.id', '=', id).where('d.version', '=', version).executeTakeFirst();
  return row ? definitionOf(row) : null;
}

/** Every version that is or was in force, the latest first. */
export async function readVersions(
  tx: Transaction,
  { kind, id }: DefinitionKey,
): Promise<readonly Definition[]> {
  const versions = await rows(tx, kind)
    .where('d.id', '=', id)
    .where('d.published_at', 'is not', null)
    .orderBy('d.version', 'desc')
    .execute();
  return versions.map(definitionOf);
}

/**
 * Writes the next version without putting it in force; it takes the place of the draft before it. The caller records
 * the change.
 * @returns its number.
 * @throws {AppError} VersionStale when it is not based on the latest version.
 */
export async function saveDraft(work: UnitOfWork, key: DefinitionKey, next: NewVersion): Promise<number> {
  const latest = await latestVersion(work.tx, key);
  assertVersion(next.basedOn, latest);
  await ofKey(work.tx, key).set({ state: 'retired' }).where('state', '=', 'draft').execute();
  return insert(work, key, latest + 1, next, { state: 'draft', published_at: null });
}

/**
 * Puts a draft in force; the version before it is retired. The caller records the change.
 * @throws {AppError} VersionStale when that version is no draft, or no longer.
 */
export async function publishDraft(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  key: DefinitionKey,
  version: number,
): Promise<void> {
  await ofKey(tx, key).set({ state: 'retired' }).where('state', '=', 'published').execute();
  const { numUpdatedRows } = await ofKey(tx, key)
    .set({ state: 'published', published_at: now })
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('VersionStale');
}

/**
 * Writes the next version and puts it in force at once; a draft that was under way is retired with the version before
 * it. The caller records the change.
 * @returns its number.
 * @throws {AppError} VersionStale when it is not based on the published version.
 */
export async function publish(work: UnitOfWork, key: DefinitionKey, next: NewVersion): Promise<number> {
  // The published row first: who cleans up after definitions holds it, and publishing waits for that.
  const { numUpdatedRows } = await ofKey(work.tx, key)
    .set({ state: 'retired' })
    .where('version', '=', next.basedOn)
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    const [current] = await readCurrent(work.tx, key.kind, [key.id]);
    if (current || next.basedOn !== 0) throw new AppError('VersionStale');
  }
  await ofKey(work.tx, key).set({ state: 'retired' }).where('state', '=', 'draft').execute();
  const version = (await latestVersion(work.tx, key)) + 1;
  return insert(work, key, version, next, { state: 'published', published_at: work.now });
}

/**
 * Puts the first version of what comes with the platform in force, where there is none; anyone who does it at the same
 * moment finds the same.
 */
export async function publishFirst(work: UnitOfWork, key: DefinitionKey, data: unknown): Promise<void> {
  const first = { basedOn: 0, data, reason: null, byUser: null };
  await insertOnce(work, key, 1, first, { state: 'published', published_at: work.now });
}

const ofKey = (tx: Transaction, { kind, id }: DefinitionKey) =>
  tx.updateTable('definitions').where('kind', '=', kind).where('id', '=', id);

async function latestVersion(tx: Transaction, { kind, id }: DefinitionKey): Promise<number> {
  const { latest } = await tx
    .selectFrom('definitions')
    .select(({ fn }) => fn.max<number | null>('version').as('latest'))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return latest ?? 0;
}

interface NewState {
  readonly state: 'draft' | 'published';
  readonly published_at: Date | null;
}

async function insert(
  work: UnitOfWork,
  key: DefinitionKey,
  version: number,
  next: NewVersion,
  state: NewState,
): Promise<number> {
  // Someone else was faster by less than a transaction.
  if (!(await insertOnce(work, key, version, next, state))) throw new AppError('VersionStale');
  return version;
}

/** @returns false where that version is there already. */
async function insertOnce(
  { tx, tenantId, now }: UnitOfWork,
  key: DefinitionKey,
  version: number,
  { data, reason, byUser }: NewVersion,
  state: NewState,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('definitions')
    .values({
      tenant_id: tenantId,
      ...key,
      version,
      ...state,
      data: JSON.stringify(data),
      reason,
      created_at: now,
      created_by: byUser,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}
