import { createDecipheriv } from 'node:crypto';
import { sql } from 'kysely';
import { subjectKeys } from '../shared/history/subject-keys.ts';
import type { TestPlatform } from './platform.ts';
import { doingOn } from './work.ts';

/** Version byte, nonce, ciphertext, tag: see `encrypt`. */
const [nonceStart, bodyStart, tagLength] = [1, 13, 16];

/**
 * The tables in which a text is readable with any key that is left, in rows that name one of some ids. What a value is
 * bound to is not asked: someone who has a key has no need of it.
 */
export async function tablesThatOpenTo(
  { database, services }: TestPlatform,
  tenant: string,
  { text, ids }: { readonly text: string; readonly ids: readonly string[] },
): Promise<readonly string[]> {
  return doingOn(database, services.keys)(tenant, async work => {
    const left = await work.tx
      .selectFrom('subject_keys')
      .select('subject_id')
      .where('sealed_key', 'is not', null)
      .execute();
    const keys = await subjectKeys(
      work,
      left.map(row => row.subject_id),
    );
    const { rows: columns } = await sql<{ table: string; column: string }>`
      select c.relname as "table", a.attname as "column" from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.atttypid = 'bytea'::regtype and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'subject_keys'
        and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id')
        and has_table_privilege('app_rw', c.oid, 'select')`.execute(work.tx);
    const tables = new Set<string>();
    for (const { table, column } of columns) {
      const { rows } = await sql<{ sealed: Uint8Array | null }>`
        select ${sql.ref(column)} as sealed from ${sql.table(table)} t
        where to_jsonb(t)::text like any (${ids.map(id => `%${id}%`)}::text[])`.execute(work.tx);
      for (const { sealed } of rows)
        for (const key of keys.values())
          if (sealed && key && opened(key.key, sealed).includes(text)) tables.add(table);
    }
    return [...tables].toSorted();
  });
}

function opened(key: Uint8Array, sealed: Uint8Array): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(nonceStart, bodyStart), {
    authTagLength: tagLength,
  });
  return decipher.update(sealed.subarray(bodyStart, -tagLength)).toString();
}
