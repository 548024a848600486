import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../database/index.ts';
import { onBothEngines } from '../../../testing/database.ts';
import { doingOn, makeTenant, testNow, type Doing } from '../../../testing/work.ts';
import { defaultSections } from '../sections.ts';
import { readSection, readSections, saveSection, versionsOf } from './sections-store.ts';

onBothEngines('a section that a tenant has none of its own of', engine => {
  let database: Database;
  let doing: Doing;

  beforeAll(async () => {
    database = await engine.open();
    doing = doingOn(database);
    await makeTenant(database, 'old');
  });

  it('is the default', async () => {
    const defaults = defaultSections('old', 'old');
    const { section, sections } = await doing('old', async ({ tx }) => ({
      section: await readSection(tx, 'onboarding'),
      sections: await readSections(tx, ['regions', 'contact']),
    }));
    expect(section).toEqual({
      version: 1,
      updatedAt: testNow.toISOString(),
      updatedBy: null,
      value: defaults.onboarding,
    });
    expect(sections).toMatchObject({ regions: defaults.regions, contact: defaults.contact });
  });

  it('is stored with its default before it when it is changed first', async () => {
    const change = { section: 'onboarding', version: 1, reason: null, byUser: null } as const;
    await doing('old', work => saveSection(work, { ...change, value: { completion: 'automatic' } }));
    await expect(doing('old', work => saveSection(work, { ...change, value: {} }))).rejects.toMatchObject({
      type: 'VersionStale',
    });
    const versions = await doing('old', ({ tx }) => versionsOf(tx, 'onboarding'));
    expect(versions.map(({ version, value }) => ({ version, value }))).toEqual([
      { version: 2, value: { completion: 'automatic' } },
      { version: 1, value: {} },
    ]);
  });

  it('is none of a tenant that does not exist', async () => {
    await expect(doing('nobody', ({ tx }) => readSection(tx, 'contact'))).rejects.toMatchObject({
      type: 'NotFound',
    });
  });

  it('demands what the look-up of sessions demands', async () => {
    const [user, session] = [crypto.randomUUID(), crypto.randomUUID()];
    const { rows } = await doing('old', async ({ tx }) => {
      await sql`insert into users (id, tenant_id, username, username_key, first_name, last_name, email, role, created_at,
          updated_at)
        values (${user}, 'old', 'one', 'one', 'One', 'Person', 'one@post.example', 'ROLE_TENANT_USER', now(), now())`.execute(
        tx,
      );
      await sql`insert into sessions (id, tenant_id, user_id, credential_epoch, is_trusted, created_at, rotated_at,
          last_active_at, expires_at, token_until, authenticated_at)
        values (${session}, 'old', ${user}, 1, false, now(), now(), now(), now(), now(), now())`.execute(tx);
      return sql<{ needs: boolean }>`
        select needs_mfa_setup as needs from find_session(${session})`.execute(tx);
    });
    expect(defaultSections('old', 'old').authentication.allowedMFAMethods).toEqual(['SOFTWARE']);
    expect(rows).toEqual([{ needs: true }]);
  });
});
