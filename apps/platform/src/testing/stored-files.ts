import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { canonicalJson } from '../shared/canonical-json/canonical-json.ts';
import type { Database, Transaction } from '../database/index.ts';

/** What happened, to whom it was told, and what is counted: written on and on, and no part of what is stored of anyone. */
const trail: ReadonlySet<string> = new Set([
  'audit',
  'field_history',
  'live_events',
  'notification_deliveries',
  'idempotency',
  'jobs',
  'sign_offs',
  'party_merges',
  'tenant_messages',
]);

/** What goes on counting, and what is sealed again: the keyed hash beside it says what it is. */
const moving: ReadonlySet<string> = new Set(['version', 'section_versions', 'updated_at', 'sealed']);

/** SHA-256 over every row of a tenant that names one of some parties, in whichever table, and of their registrations. */
export async function hashOfFiles(
  database: Database,
  tenant: string,
  ids: readonly string[],
): Promise<string> {
  const stored = await database.read(tenant, async tx => {
    const registrations = await tx
      .selectFrom('registration_parties')
      .select('registration_id')
      .where('party_id', 'in', [...ids])
      .execute();
    const names = [...ids, ...registrations.map(row => row.registration_id)];
    const rows: string[] = [];
    for (const table of await tablesOf(tx)) rows.push(...(await rowsNaming(tx, table, names)));
    return rows.toSorted();
  });
  return createHash('sha256').update(stored.join('\n')).digest('hex');
}

async function tablesOf(tx: Transaction): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and has_table_privilege('app_rw', c.oid, 'select')`.execute(tx);
  return rows.map(({ name }) => name).filter(name => !trail.has(name));
}

async function rowsNaming(
  tx: Transaction,
  table: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ row: Readonly<Record<string, unknown>> }>`
    select to_jsonb(t) as row from ${sql.table(table)} t
    where to_jsonb(t)::text like any (${ids.map(id => `%${id}%`)}::text[])`.execute(tx);
  return rows.map(
    ({ row }) =>
      `${table} ${canonicalJson(Object.fromEntries(Object.entries(row).filter(([name]) => !moving.has(name))))}`,
  );
}
