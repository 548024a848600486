import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../database/index.ts';
import { canonicalJson } from '../canonical-json/canonical-json.ts';
import { subjectKeys } from '../history/subject-keys.ts';
import { keyedHash } from '../encryption/encryption.ts';
import type { UnitOfWork } from '../work/work.ts';

interface Audited {
  readonly table: string;
  readonly columns: readonly string[];
  /** Rows of other tables that are part of the object, as one JSON value. */
  readonly parts?: RawBuilder<unknown>;
  /** Goes up when something else of the object is hashed: hashes of another form say nothing. */
  readonly form: number;
}

/**
 * Objects whose row is held against the trail, and the columns that only an audited change may alter. Named one by one:
 * a column that a later release adds must not make older entries look forged.
 */
const audited = {
  registration: {
    table: 'registrations',
    columns: ['number', 'type', 'sub_type', 'status', 'channel', 'assignee_id', 'version'],
    parts: sql`(select jsonb_agg(jsonb_build_array(m.party_id, m.under_id, m.position, m.part, m.signer, m.ubo)
      order by m.party_id) from registration_parties m where m.registration_id = t.id)`,
    // The first form had the parties themselves.
    form: 2,
  },
  party: {
    table: 'parties',
    columns: ['type', 'status', 'sections', 'version'],
    parts: sql`(select jsonb_agg(jsonb_build_array(i.path, encode(i.sealed, 'hex')) order by i.path)
      from party_identifiers i where i.party_id = t.id)`,
    form: 1,
  },
  user: {
    table: 'users',
    columns: ['username', 'email', 'role', 'enabled', 'mfa_method', 'version'],
    form: 1,
  },
  group: {
    table: 'groups',
    columns: ['name', 'permissions', 'version'],
    parts: sql`(select jsonb_agg(m.user_id order by m.user_id) from group_members m where m.group_id = t.id)`,
    form: 1,
  },
} as const satisfies Record<string, Audited>;

type AuditedType = keyof typeof audited;
export const auditedTypes = Object.keys(audited) as readonly AuditedType[];
const isAudited = (type: string): type is AuditedType => Object.hasOwn(audited, type);

/** The form that states of objects of a type are hashed in; entries of the first one do not name theirs. */
export const stateForm = (type: string): number => (isAudited(type) ? audited[type].form : 1);

/** The rows of some objects, by id, as they stand in this transaction. */
async function rowsOf(
  tx: Transaction,
  type: AuditedType,
  ids: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const { table, columns, parts }: Audited = audited[type];
  const fields = sql.join([
    ...columns.flatMap(name => [sql.lit(name), sql.ref(`t.${name}`)]),
    ...(parts ? [sql.lit('parts'), parts] : []),
  ]);
  const { rows } = await sql<{ id: string; state: unknown }>`
    select t.id, jsonb_build_object(${fields}) as state from ${sql.table(table)} t
    where t.id = any (${[...ids]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** Hashes of the rows of some objects under their own salt, hex; null where the object is gone or was erased. */
export async function stateHashes(
  work: UnitOfWork,
  objects: readonly { readonly objectType: string; readonly objectId: string }[],
): Promise<(object: { readonly objectType: string; readonly objectId: string }) => string | null> {
  const hashes = new Map<string, string>();
  for (const type of auditedTypes) {
    const ids = [...new Set(objects.filter(o => o.objectType === type).map(o => o.objectId))];
    if (ids.length === 0) continue;
    const [rows, keys] = [await rowsOf(work.tx, type, ids), await subjectKeys(work, ids)];
    for (const [id, state] of rows) {
      const salt = keys.get(id)?.salt;
      if (salt) hashes.set(`${type} ${id}`, keyedHash(salt, canonicalJson(state)).toString('hex'));
    }
  }
  return ({ objectType, objectId }) =>
    isAudited(objectType) ? (hashes.get(`${objectType} ${objectId}`) ?? null) : null;
}
