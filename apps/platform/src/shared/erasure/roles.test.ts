import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../database/index.ts';
import { embeddedEngine, serverEngine } from '../../testing/database.ts';
import { postgresMissing } from '../../testing/postgres.ts';

describe('who may delete what', () => {
  let database: Database;
  beforeAll(async () => {
    database = await embeddedEngine().open();
  });

  const tablesOf = async (role: string, privilege: string) => {
    const { rows } = await database.unscoped(tx =>
      sql<{ name: string }>`
        select c.relname as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and (has_table_privilege(${role}, c.oid, ${privilege})
            or (${privilege} <> 'delete' and has_any_column_privilege(${role}, c.oid, ${privilege})))
        order by c.relname`.execute(tx),
    );
    return rows.map(({ name }) => name);
  };

  // Attempts, codes, drafts, archives, settings of one's own and what is written again: no record, no trail, no version.
  it('of requests is what has served, and nothing that is kept', async () => {
    expect(await tablesOf('app_rw', 'delete')).toEqual([
      'access_tokens',
      'authenticators',
      'backup_codes',
      'batch_items',
      'batches',
      'brand_assets',
      'challenges',
      'email_changes',
      'export_items',
      'exports',
      'files',
      'group_members',
      'groups',
      'idempotency',
      'jobs',
      'leases',
      'live_events',
      'notification_deliveries',
      'notification_settings',
      'party_counts',
      'party_identifiers',
      'party_references',
      'phone_codes',
      'presences',
      'registration_counts',
      'registration_keys',
      'registration_parties',
      'registration_visits',
      'reset_codes',
      'saved_views',
      'sessions',
      'stray_objects',
      'task_snoozes',
      'tenant_hosts',
      'throttles',
      'uploads',
      'view_looks',
      'webhook_events',
    ]);
  });

  it('of erasure is records and what hangs on them, and it may do no more', async () => {
    expect({
      delete: await tablesOf('app_erase', 'delete'),
      update: await tablesOf('app_erase', 'update'),
      insert: await tablesOf('app_erase', 'insert'),
    }).toEqual({
      delete: [
        'acceptance_parts',
        'acceptances',
        'batch_items',
        'comment_reads',
        'comments',
        'connections',
        'document_versions',
        'documents',
        'export_items',
        'files',
        'ownership_confirmations',
        'parties',
        'party_identifiers',
        'party_merges',
        'party_references',
        'presences',
        'process_events',
        'process_questions',
        'process_steps',
        'processes',
        'records',
        'register_comparisons',
        'register_discrepancies',
        'registration_keys',
        'registration_parties',
        'registration_stages',
        'registration_visits',
        'registrations',
        'risk_assessments',
        'task_snoozes',
        'tenant_messages',
        'uploads',
      ],
      update: ['audit_heads', 'parties', 'registrations', 'sign_offs', 'subject_keys'],
      insert: ['audit', 'audit_heads', 'party_counts', 'registration_counts', 'subject_keys', 'tombstones'],
    });
  });

  it.skipIf(postgresMissing !== null)('is never both for one login of a server', async () => {
    const serving = await openDatabase(await serverEngine().options());
    const erasing = serving.erase('meridian', tx => tx.selectFrom('tombstones').selectAll().execute());
    await expect(erasing).rejects.toThrow(/permission denied to set role/);
    await serving.close();
  });
});
