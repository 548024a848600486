import { sql } from 'kysely';
import type { Transaction } from '../dialect.ts';

/** What a back-up holds, in the order in which rows may be put back. A test holds it against the catalog. */
export const dumpedTables = [
  'tenants',
  'tenant_hosts',
  'definitions',
  'brand_assets',
  'counters',
  'users',
  'credentials',
  'authenticators',
  'backup_codes',
  'groups',
  'group_members',
  'invites',
  'subject_keys',
  'legal_holds',
  'tombstones',
  'audit',
  'audit_heads',
  'field_history',
  'files',
  'jobs',
  'records',
  'parties',
  'party_identifiers',
  'party_references',
  'party_merges',
  'connections',
  'ownership_confirmations',
  'register_comparisons',
  'register_discrepancies',
  'risk_assessments',
  'registrations',
  'registration_parties',
  'registration_keys',
  'registration_stages',
  'acceptances',
  'acceptance_parts',
  'comments',
  'comment_reads',
  'uploads',
  'documents',
  'document_versions',
  'exports',
  'export_items',
  'batches',
  'batch_items',
  'saved_views',
  'view_looks',
  'registration_visits',
  'processes',
  'process_steps',
  'process_events',
  'process_questions',
  'task_snoozes',
  'credential_changes',
  'webhook_secrets',
  'webhook_events',
  'notification_settings',
  'notification_preferences',
  'sign_offs',
  'sign_off_decisions',
  'tenant_messages',
] as const;
export type DumpedTable = (typeof dumpedTables)[number];

/**
 * What it leaves out: what registrations and parties are counted by is written again with them; a session or a token that was ended
 * since, or a code that was used, must not come back to life; attempts, repeated requests, live events, leases, turns and who looks
 * at what are of the moment, as are the last runs of recurring jobs; and what the database knows of itself is written when it is made.
 */
export const leftOut = [
  'registration_counts',
  'party_counts',
  'sessions',
  'access_tokens',
  'reset_codes',
  'email_changes',
  'phone_codes',
  'challenges',
  'throttles',
  'idempotency',
  'live_events',
  'presences',
  'platform_state',
  'stray_objects',
  'leases',
  'notification_deliveries',
  'job_turns',
  'pool_turns',
  'job_runs',
  'migrations',
] as const;

export interface Columns {
  /** Columns that hold something; generated ones follow from them. */
  readonly stored: readonly string[];
  readonly primaryKey: readonly string[];
}

export async function columnsOf(tx: Transaction, table: DumpedTable): Promise<Columns> {
  const { rows } = await sql<{ name: string; is_key: boolean }>`
    select a.attname as name, coalesce(a.attnum = any (i.indkey), false) as is_key
    from pg_attribute a
    left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`.execute(tx);
  return {
    stored: rows.map(row => row.name),
    primaryKey: rows.filter(row => row.is_key).map(row => row.name),
  };
}
