import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../testing/database.ts';
import { DatabaseError, isSqlState, type Database } from './index.ts';

onBothEngines('the database', engine => {
  let database: Database;
  const now = new Date('2026-11-21T10:42:00.123Z');

  beforeAll(async () => {
    database = await engine.open();
    for (const id of ['meridian', 'lumen'])
      await database.tenant(id, tx =>
        tx.insertInto('tenants').values({ id, name: id, created_at: now }).execute(),
      );
  });

  it('shows a tenant its own rows, and none of another', async () => {
    const tenantsIn = (id: string) =>
      database.read(id, tx => tx.selectFrom('tenants').select('id').execute());
    expect(await tenantsIn('meridian')).toEqual([{ id: 'meridian' }]);
    expect(await tenantsIn('nobody')).toEqual([]);
    expect(await database.unscoped(tx => tx.selectFrom('tenants').select('id').execute())).toEqual([]);
  });

  it('refuses a row for another tenant', async () => {
    const foreign = database.tenant('meridian', tx =>
      tx.insertInto('counters').values({ tenant_id: 'lumen', name: 'x', value: 1 }).execute(),
    );
    await expect(foreign).rejects.toSatisfy(error => isSqlState(error, 'insufficientPrivilege'));
  });

  it('forces row security on every table that has a tenant, for reading and writing', async () => {
    const { rows } = await database.unscoped(tx =>
      sql<{ table: string; enabled: boolean; forced: boolean; using: string; check: string }>`
        select c.relname as table, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
          coalesce(pg_get_expr(p.polqual, p.polrelid), '') as using,
          coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') as check
        from pg_class c
        left join pg_policy p on p.polrelid = c.oid and p.polname = 'tenant_isolation' and p.polroles = '{0}'
        where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and (c.relname = 'tenants' or exists (
          select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped))`.execute(
        tx,
      ),
    );
    expect(rows.length).toBeGreaterThan(15);
    for (const row of rows)
      expect(row).toMatchObject({
        enabled: true,
        forced: true,
        using: expect.stringMatching(/id = current_tenant\(\)/) as string,
        check: row.using,
      });
  });

  it('gives no other role a way around: further policies are for the lookups only', async () => {
    const { rows } = await database.unscoped(tx =>
      sql<{ roles: string }>`select distinct array_to_string(roles, ',') as roles from pg_policies
        where schemaname = 'public' and policyname <> 'tenant_isolation'`.execute(tx),
    );
    expect(rows).toEqual([{ roles: 'app_lookup' }]);
  });

  it('runs lookups as a role that can do nothing else, with a fixed search path', async () => {
    const { rows } = await database.unscoped(tx =>
      sql<{ name: string; owner: string; path: string[] }>`
        select proname as name, proowner::regrole::text as owner, proconfig as path from pg_proc
        where pronamespace = 'public'::regnamespace and prosecdef`.execute(tx),
    );
    expect(rows.map(row => row.name).toSorted()).toEqual([
      'claim_job',
      'claim_next_job',
      'find_access_token',
      'find_answers',
      'find_invite',
      'find_login',
      'find_parties',
      'find_registrations',
      'find_session',
      'find_tenant',
      'find_webhook_secrets',
      'list_tenants',
      'named_addresses',
    ]);
    for (const row of rows)
      expect(row).toMatchObject({ owner: 'app_lookup', path: ['search_path=pg_catalog, public'] });
  });

  it('reads values the same whichever engine it is', async () => {
    const { rows } = await database.unscoped(tx =>
      sql`select ${now}::timestamptz as instant, '2026-11-21'::date as day, 12345678901::bigint as big,
        '0.10'::numeric as amount, true as yes, ${new Uint8Array([0, 255])}::bytea as bytes, '{"a":[1]}'::jsonb as json,
        ${['a,"b', 'c\\', null]}::text[] as texts, null as nothing, ${JSON.stringify([1])}::jsonb as list`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([
      {
        instant: now.toISOString(),
        day: '2026-11-21',
        big: 12345678901,
        amount: '0.10',
        yes: true,
        bytes: new Uint8Array([0, 255]),
        json: { a: [1] },
        texts: ['a,"b', 'c\\', null],
        nothing: null,
        list: [1],
      },
    ]);
  });

  it.each([
    ['Zoë Müller', 'zoe muller'],
    ['André van den Broeck', 'andre van den broeck'],
    ['IJsbrand', 'ijsbrand'],
    ['Ĳsbrand', 'ijsbrand'],
    ['Strauß', 'strauss'],
    ['STRAUẞ', 'strauss'],
    ['Jan ’t Hart', "jan 't hart"],
    ['Øre Łódź', 'ore lodz'],
    ['Cœur Æneas', 'coeur aeneas'],
    ['e\u0301', 'e'],
  ])('sorts and searches %s as %s', async (name, key) => {
    const { rows } = await database.unscoped(tx =>
      sql<{ key: string }>`select fold(${name}) as key`.execute(tx),
    );
    expect(rows[0]?.key).toBe(key);
  });

  it('reports what PostgreSQL refused, by its code', async () => {
    const again = database.tenant('lumen', tx =>
      tx.insertInto('tenants').values({ id: 'lumen', name: '', created_at: now }).execute(),
    );
    await expect(again).rejects.toBeInstanceOf(DatabaseError);
    await expect(again).rejects.toMatchObject({ sqlState: '23505', constraint: 'tenants_pkey' });
  });

  it('rolls back what a failed transaction wrote', async () => {
    const failing = database.tenant('lumen', async tx => {
      await tx.insertInto('counters').values({ tenant_id: 'lumen', name: 'half', value: 1 }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await database.read('lumen', tx => tx.selectFrom('counters').selectAll().execute())).toEqual([]);
  });

  it('refuses to change the audit trail, even for its owner', async () => {
    const change = database.tenant('lumen', tx => sql`update audit set action = ''`.execute(tx));
    await expect(change).rejects.toSatisfy(error => isSqlState(error, 'insufficientPrivilege'));
  });
});
