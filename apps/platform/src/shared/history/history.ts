import { createHash, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { FieldHistoryTable } from '../../database/schema/records.ts';
import { audit } from '../audit/audit.ts';
import { canonicalJson } from '../canonical-json/canonical-json.ts';
import { keyedHash, encrypt, decrypt } from '../encryption/encryption.ts';
import type { UnitOfWork } from '../work/work.ts';
import { changesBetween, type FieldChange } from './changes.ts';
import { subjectKeys } from './subject-keys.ts';

export interface Change {
  /** `registration.created`. */
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string;
  /** Whom it is about: whose key protects the values. */
  readonly subjectId: string;
  readonly version: number;
  /** Null when the object is new. */
  readonly before: unknown;
  /** Null when it is gone. */
  readonly after: unknown;
  /** Where the new values come from: `screen`, `import`, `seed`. */
  readonly source: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  /** Who made it and when, where that is not the work's own: demo data have lives behind them. */
  readonly by?: Pick<UnitOfWork, 'actor' | 'now'>;
}

const batch = 2_000;

/**
 * Writes down changes in the transaction that makes them: field by field, sealed for their subject, and one link
 * each in the tenant's audit chain. Call it last.
 */
export async function recordChanges(work: UnitOfWork, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const keys = await subjectKeys(
    work,
    changes.map(change => change.subjectId),
  );
  const keyOf = (change: Change) => {
    const key = keys.get(change.subjectId);
    if (!key) throw new Error('This subject was erased; nothing can be written about it any more.');
    return key;
  };
  const hashOf = (change: Change, value: unknown) =>
    value === null ? null : keyedHash(keyOf(change).salt, canonicalJson(value));

  const recorded = changes.map(change => {
    // Not from the work's own randomness, which demo data are drawn from: it would be other data.
    const changeId = randomUUID();
    const rows = changesBetween(change.before, change.after).map(field => {
      const id = work.random.uuid();
      const { old, new: now } = field;
      return {
        id,
        tenant_id: work.tenantId,
        subject_id: change.subjectId,
        object_type: change.objectType,
        object_id: change.objectId,
        object_version: change.version,
        path: field.path,
        at: (change.by ?? work).now,
        actor: (change.by ?? work).actor.id,
        source: change.source,
        sealed: encrypt(keyOf(change).key, JSON.stringify({ old, new: now }), id),
        change_id: changeId,
      };
    });
    return { change, changeId, rows };
  });
  const rows = recorded.flatMap(record => record.rows);
  for (let start = 0; start < rows.length; start += batch)
    await work.tx
      .insertInto('field_history')
      .values(rows.slice(start, start + batch))
      .execute();
  for (const { change, changeId, rows: rowsOfChange } of recorded)
    audit({ ...work, ...change.by }, [
      {
        action: change.action,
        objectType: change.objectType,
        objectId: change.objectId,
        before: hashOf(change, change.before),
        after: hashOf(change, change.after),
        detail: {
          version: change.version,
          ...change.detail,
          ...(rowsOfChange.length > 0 && { change: changeId, history: historyDigest(rowsOfChange) }),
        },
      },
    ]);
}

/**
 * What the audit trail keeps of the rows of one change: SHA-256 over their ids, paths and sealed values in the order of
 * their ids, hex. Erasing a person's key leaves it as it is.
 */
export function historyDigest(
  rows: readonly { readonly id: string; readonly path: string; readonly sealed: Uint8Array }[],
): string {
  const hash = createHash('sha256');
  for (const { id, path, sealed } of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    hash.update(`${id} ${path.length} ${path} ${sealed.byteLength} `).update(sealed);
  return hash.digest('hex');
}

/** A field change as people read it; values are null once the subject was erased. */
export interface HistoryEntry extends FieldChange {
  readonly version: number;
  readonly at: string;
  readonly actor: string;
  readonly source: string;
  readonly erased: boolean;
}

/** What part of a history is read: all of it, unless said otherwise. */
export interface HistoryPart {
  readonly versions?: readonly number[] | undefined;
  readonly since?: Date;
}

/** What happened to an object, oldest first. */
export async function historyOf(
  work: UnitOfWork,
  objectType: string,
  objectId: string,
  { versions, since }: HistoryPart = {},
): Promise<readonly HistoryEntry[]> {
  if (versions?.length === 0) return [];
  const rows = await work.tx
    .selectFrom('field_history')
    .selectAll()
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .$if(versions !== undefined, query => query.where('object_version', 'in', versions ?? []))
    .$if(since !== undefined, query => query.where('at', '>=', since?.toISOString() ?? ''))
    .orderBy('object_version')
    .orderBy('path')
    .execute();
  return opened(work, rows);
}

export interface VersionOf {
  readonly objectId: string;
  readonly version: number;
}

/** What made some versions of objects of one type what they are. */
export async function historyOfVersions(
  work: UnitOfWork,
  objectType: string,
  versions: readonly VersionOf[],
): Promise<readonly (HistoryEntry & { readonly objectId: string })[]> {
  if (versions.length === 0) return [];
  const rows = await work.tx
    .selectFrom('field_history')
    .selectAll()
    .where('object_type', '=', objectType)
    .where(where =>
      where(
        where.refTuple('object_id', 'object_version'),
        'in',
        versions.map(({ objectId, version }) => where.tuple(objectId, version)),
      ),
    )
    .orderBy('path')
    .execute();
  const entries = await opened(work, rows);
  return entries.map((entry, index) => ({ ...entry, objectId: rows[index]?.object_id ?? '' }));
}

async function opened(
  work: UnitOfWork,
  rows: readonly Selectable<FieldHistoryTable>[],
): Promise<readonly HistoryEntry[]> {
  if (rows.length === 0) return [];
  const keys = await subjectKeys(
    work,
    rows.map(row => row.subject_id),
  );
  return rows.map(row => {
    const key = keys.get(row.subject_id);
    const value =
      key && (JSON.parse(decrypt(key.key, row.sealed, row.id).toString()) as { old: unknown; new: unknown });
    return {
      path: row.path,
      old: value?.old ?? null,
      new: value?.new ?? null,
      version: row.object_version,
      at: row.at,
      actor: row.actor,
      source: row.source,
      erased: !key,
    };
  });
}
