import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin, postgresMissing, startPostgres, type TestServer } from '../../testing/postgres.ts';
import { openDatabase } from '../index.ts';

describe.skipIf(postgresMissing !== null)('the two logins of a server', () => {
  let server: TestServer;
  beforeAll(() => {
    server = startPostgres();
  });
  afterAll(() => server.stop());

  const open = async (urls: { url: string; migrationUrl: string | null }) => {
    const database = await openDatabase({ kind: 'server', ...urls });
    await database.close();
  };

  it('migrates with the one and serves with the other', async () => {
    const { url, migrationUrl } = await server.database();
    await open({ url, migrationUrl });
    await expect(open({ url, migrationUrl: null })).resolves.toBeUndefined();
  });

  it('refuses to serve as the owner', async () => {
    const { migrationUrl } = await server.database();
    await expect(open({ url: migrationUrl, migrationUrl })).rejects.toThrow(
      /"dossier_owner" owns the tables/,
    );
  });

  it('refuses to serve as a superuser', async () => {
    const { adminUrl, migrationUrl } = await server.database();
    await expect(open({ url: adminUrl, migrationUrl })).rejects.toThrow(/is a superuser/);
  });

  it('refuses to serve as a login that may bypass row security', async () => {
    const { url, migrationUrl, adminUrl } = await server.database();
    await asAdmin(adminUrl, [`create role dossier_bypass login password 'test' bypassrls`]);
    const bypassing = url.replace('dossier_web', 'dossier_bypass');
    await expect(open({ url: bypassing, migrationUrl })).rejects.toThrow(/may bypass row-level security/);
  });

  it('names the variable when no one answers there, or not to this login', async () => {
    const { url, migrationUrl } = await server.database();
    const nowhere = 'postgres://web:secret@127.0.0.1:1/dossier';
    await expect(open({ url: nowhere, migrationUrl: null })).rejects.toThrow(/^DATABASE_URL: .*ECONNREFUSED/);
    await expect(open({ url, migrationUrl: nowhere })).rejects.toThrow(/^DATABASE_MIGRATION_URL: /);
    const stranger = url.replace('dossier_web', 'nobody_here');
    await expect(open({ url: stranger, migrationUrl })).rejects.toThrow(/does not have/);
  });

  it('says what to do when no one has migrated', async () => {
    const { url } = await server.database();
    await expect(open({ url, migrationUrl: null })).rejects.toThrow(/npm run migrate/);
  });

  it('says what a login needs that may not make roles', async () => {
    const { url, migrationUrl, adminUrl } = await server.database();
    const [name] = new URL(adminUrl).pathname.slice(1).split('/');
    await asAdmin(adminUrl, [
      `create role dossier_plain login password 'test'`,
      `alter database ${name} owner to dossier_plain`,
    ]);
    const plain = migrationUrl.replace('dossier_owner', 'dossier_plain');
    await expect(open({ url, migrationUrl: plain })).rejects.toThrow(/may not create or grant roles/);
  });

  it('refuses a database that a later release has migrated, or another one has altered', async () => {
    const { url, migrationUrl, adminUrl } = await server.database();
    await open({ url, migrationUrl });
    // A release that only adds lets the one before go on while it is rolled out.
    await asAdmin(adminUrl, [`insert into migrations values ('9998-later', '', now())`]);
    await expect(open({ url, migrationUrl })).resolves.toBeUndefined();
    await asAdmin(adminUrl, [`insert into migrations values ('9999-later', '', now(), true)`]);
    await expect(open({ url, migrationUrl })).rejects.toThrow(/later release/);
    await asAdmin(adminUrl, [
      `delete from migrations where name like '9999%'`,
      `update migrations set checksum = ''`,
    ]);
    await expect(open({ url, migrationUrl: null })).rejects.toThrow(/never change/);
  });
});
