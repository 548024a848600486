import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin, postgresMissing, startPostgres, type TestServer } from '../../testing/postgres.ts';
import { openDatabase } from '../index.ts';
import { migrate } from '../migrate.ts';
import { openServer } from './engine.ts';

const user = '10000000-0000-4000-8000-000000000001';
const session = '20000000-0000-4000-8000-000000000001';

describe.skipIf(postgresMissing !== null)('a server that people are signed in at', () => {
  let server: TestServer;
  beforeAll(() => {
    server = startPostgres();
  });
  afterAll(() => server.stop());

  // Row security holds the owner too: a migration that forgets the tenant changes nothing, and a demand fails.
  it('is brought to today’s tables, and its sessions go on', async () => {
    const { url, migrationUrl, adminUrl } = await server.database();
    const owner = openServer({ url: migrationUrl, poolSize: 1 });
    await migrate(owner, { upTo: '0021-letters-that-never-left' });
    await owner.close();
    await asAdmin(adminUrl, [
      `insert into tenants (id, name, created_at) values ('meridian', 'Meridian', now())`,
      `insert into users (id, tenant_id, username, username_key, first_name, last_name, email, role, created_at, updated_at)
        values ('${user}', 'meridian', 'one', 'one', 'One', 'Person', 'one@post.example', 'ROLE_TENANT_USER', now(), now())`,
      `insert into sessions (id, tenant_id, user_id, credential_epoch, is_trusted, created_at, rotated_at, last_active_at,
          expires_at, authenticated_at)
        values ('${session}', 'meridian', '${user}', 1, false, now(), now(), '2026-11-20T10:00:00Z', now(), now())`,
    ]);
    const database = await openDatabase({ kind: 'server', url, migrationUrl });
    const row = await database.tenant('meridian', tx =>
      tx
        .selectFrom('users as u')
        .innerJoin('sessions as s', 's.user_id', 'u.id')
        .select(['u.last_seen_at', 's.token_until'])
        .executeTakeFirst(),
    );
    await database.close();
    expect(row).toMatchObject({
      last_seen_at: '2026-11-20T10:00:00.000Z',
      token_until: expect.any(String) as string,
    });
  });
});
