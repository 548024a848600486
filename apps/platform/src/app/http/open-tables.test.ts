import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../testing/database.ts';
import type { ExampleIds, KindOfId } from '../../testing/examples.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { leakingSwaps, tokenIn } from '../../testing/swaps.ts';
import { makeThings } from '../../testing/things.ts';
import { asSuperuser } from '../../testing/work.ts';

interface Reach {
  /** The kinds of id that rows of the table are read by. */
  readonly by: readonly KindOfId[];
  /** Tables that are read with it: they are open too, and the ids that name their rows are the other tenant's. */
  readonly behind?: Readonly<Record<string, readonly KindOfId[]>>;
}

/** By which ids a caller reaches the rows of each table. */
const reached: Readonly<Record<string, Reach>> = {
  registrations: { by: ['registrationId'] },
  users: { by: ['userId'] },
  groups: { by: ['groupId'] },
  invites: { by: ['inviteId'] },
  access_tokens: { by: ['tokenId'] },
  notification_settings: { by: ['webhookId'] },
  sign_offs: { by: ['signOffId'], behind: { registrations: [], subject_keys: [] } },
  saved_views: { by: ['viewId'] },
  exports: { by: ['exportId', 'madeExportId', 'failedExportId'] },
  batches: {
    by: ['batchId', 'openBatchId', 'failedBatchId', 'taskBatchId', 'openTaskBatchId', 'failedTaskBatchId'],
  },
  documents: {
    by: ['documentId', 'removedId', 'clientDocumentId', 'clientRemovedId'],
    behind: { registrations: ['registrationId'], parties: ['partyId'] },
  },
  party_merges: { by: ['mergeId'], behind: { parties: [] } },
  processes: { by: ['processId'], behind: { parties: [], process_steps: [] } },
  comments: {
    by: ['commentId', 'clientCommentId'],
    behind: { registrations: ['registrationId'], parties: ['partyId'] },
  },
  uploads: {
    by: ['uploadId'],
    behind: {
      registrations: ['registrationId', 'partyId'],
      registration_parties: [],
      parties: [],
      files: [],
    },
  },
};

const ofUser = 'read by the id of whoever asks, or of the user that was found before';
const ofRow = 'read by the id of a row that was found before, which has a row here';
const ofTenant = 'read by the firm alone: no id of it is sent';

/** Tables whose rows no one reaches by an id that is sent, and why. */
const unreached: Readonly<Record<string, string>> = {
  tenant_hosts: 'read by the name of the host, before anybody is somebody',
  definitions: ofTenant,
  counters: ofTenant,
  audit: ofRow,
  audit_heads: ofTenant,
  subject_keys: ofRow,
  legal_holds: ofRow,
  tombstones: ofTenant,
  field_history: ofRow,
  idempotency: 'read by a key of the caller’s making and by who they are',
  files: ofRow,
  jobs: 'read by the worker',
  job_turns: 'read by the worker',
  job_runs: ofTenant,
  live_events: ofTenant,
  registration_stages: ofRow,
  acceptances: ofRow,
  acceptance_parts: ofRow,
  records: 'names what other rows are; read by no one',
  parties: ofRow,
  party_identifiers: ofRow,
  party_references: 'read by what other systems call a party',
  party_counts: ofTenant,
  connections: ofRow,
  ownership_confirmations: ofRow,
  register_comparisons: ofRow,
  register_discrepancies: ofRow,
  risk_assessments: ofRow,
  registration_parties: ofRow,
  registration_keys: ofTenant,
  registration_counts: ofTenant,
  document_versions: ofRow,
  sign_off_decisions: ofRow,
  export_items: ofRow,
  batch_items: ofRow,
  view_looks: ofUser,
  registration_visits: ofRow,
  comment_reads: ofRow,
  process_steps: ofRow,
  process_questions: ofRow,
  task_snoozes: ofUser,
  pool_turns: ofRow,
  process_events: ofRow,
  notification_preferences: ofUser,
  presences: ofRow,
  brand_assets: 'logos are public, read by the hash of what they are',
  credentials: ofUser,
  authenticators: ofUser,
  challenges: 'read by a secret',
  reset_codes: ofUser,
  phone_codes: ofUser,
  backup_codes: ofUser,
  group_members: ofUser,
  sessions: `${ofUser}: an id that is sent is looked for among theirs`,
  tenant_messages: `${ofUser}: ids that are sent are looked for among theirs`,
  credential_changes: ofUser,
  email_changes: ofUser,
  notification_deliveries: ofRow,
  webhook_secrets: 'read by a part of an address, and proven by a signature',
  webhook_events: 'read by the name of an event, which only the holder of a secret can send',
};

describe('a table that is not isolated', () => {
  let platform: TestPlatform;
  let token: string;
  let ids: ExampleIds;

  // Someone who works for two tenants: where rows belong to people, theirs of the other tenant would be found.
  const username = 'system.admin';
  beforeAll(async () => {
    platform = await startTestPlatform(embeddedEngine());
    token = await tokenIn(platform, 'meridian', username);
    ids = await makeThings(platform, { tenant: 'meridian', username, token });
  });

  const foreignThings = async () => {
    const there = await tokenIn(platform, 'noordhaven', username);
    return makeThings(platform, { tenant: 'noordhaven', username, token: there });
  };
  const policy = (table: string, condition: string) =>
    `alter policy tenant_isolation on ${table} using (${condition}) with check (${condition})`;
  const open = (tables: readonly string[]) =>
    asSuperuser(
      platform.database,
      tables.map(table => policy(table, 'true')),
    );
  const isolate = (tables: readonly string[]) =>
    asSuperuser(
      platform.database,
      tables.map(table => policy(table, 'tenant_id = current_tenant()')),
    );

  it.each(Object.entries(reached))('is told by the swaps: %s', async (table, { by, behind = {} }) => {
    const foreign = await foreignThings();
    const there = Object.values(behind)
      .flat()
      .map(kind => [kind, foreign[kind]]);
    const swapping = {
      token,
      ids: { ...ids, ...(Object.fromEntries(there) as Partial<ExampleIds>) },
      foreign,
      kinds: by,
      isIncluded: (name: string) => !['access.invite', 'access.signUp'].includes(name),
    };
    const inFront = Object.keys(behind);
    try {
      await open(inFront);
      expect(await leakingSwaps(platform, swapping)).toEqual([]);
      await open([table]);
      expect(await leakingSwaps(platform, swapping)).not.toEqual([]);
    } finally {
      await isolate([...inFront, table]);
    }
  });

  it('is named here, with how it is reached or why it is not', async () => {
    const { rows } = await platform.database.unscoped(tx =>
      sql<{ name: string }>`
        select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where a.attname = 'tenant_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(
        tx,
      ),
    );
    expect([...Object.keys(reached), ...Object.keys(unreached)].toSorted()).toEqual(
      rows.map(({ name }) => name).toSorted(),
    );
  });
});
