import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import { onBothEngines } from '../../testing/database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { asSuperuser, doingOn, makeTenant, testNow, type Doing } from '../../testing/work.ts';
import { temporaryKeys } from '../keys/keys.ts';
import { audit, type AuditEntry } from './audit.ts';
import { linkHash, origin } from './chain.ts';
import { readChainHeads, signChainHeads } from './chain-heads.ts';
import { verifyChain, type SignedChainHead } from './verify.ts';

const keys = temporaryKeys();
const entry = (n: number): AuditEntry => ({
  action: 'test.done',
  objectType: 'test',
  objectId: String(n),
  detail: { n },
});

onBothEngines('the audit chain', engine => {
  let database: Database;
  let doing: Doing;
  let tenantCount = 0;
  let tenant = '';

  beforeEach(async () => {
    database ??= await engine.open();
    doing = doingOn(database, keys);
    tenant = `firm-${++tenantCount}`;
    await makeTenant(database, tenant);
    for (let n = 1; n <= 5; n++) await doing(tenant, work => audit(work, [entry(n)]));
  });
  const verify = (chainHeads: readonly SignedChainHead[] = []) =>
    database.read(tenant, tx => verifyChain(tx, keys, chainHeads));

  it('holds', async () => {
    expect(await verify()).toEqual({ links: 5, faults: [] });
  });

  it('takes many links at once, and goes on from them', async () => {
    await doing(tenant, work =>
      audit(
        work,
        Array.from({ length: 2_500 }, (_, n) => entry(n)),
      ),
    );
    await doing(tenant, work => audit(work, [entry(0)]));
    expect(await verify()).toEqual({ links: 2_506, faults: [] });
  });

  it('counts on without gaps when colleagues write at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, n) => doing(tenant, work => audit(work, [entry(n)]))));
    expect(await verify()).toEqual({ links: 13, faults: [] });
  });

  it('leaves no trace of work that failed', async () => {
    const failing = doing(tenant, work => {
      audit(work, [entry(6)]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await verify()).toEqual({ links: 5, faults: [] });
  });

  it('knows a head that was signed outside the database', async () => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'heads');
    await signChainHeads(database, keys, file, testNow);
    const chainHeads = (await readChainHeads(keys, file)).get(tenant) ?? [];
    expect(chainHeads).toMatchObject([{ seq: 5 }]);
    expect((await verify(chainHeads)).faults).toEqual([]);
    expect((await verify([{ seq: 5, hash: '00' }])).faults).toEqual([{ seq: 5, reason: 'head' }]);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"seq":5', '"seq":4'));
    await expect(readChainHeads(keys, file)).rejects.toThrow(/line 1 is not what this platform signed/);
  });

  it('signs where it stands only when it has moved, each line after the one before', async () => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'heads');
    await signChainHeads(database, keys, file, testNow);
    await signChainHeads(database, keys, file, testNow);
    expect(readFileSync(file, 'utf8').split('\n').filter(Boolean)).toHaveLength(1);
    for (let n = 0; n < 3; n++) {
      await doing(tenant, work => audit(work, [entry(n)]));
      await signChainHeads(database, keys, file, testNow);
    }
    expect((await readChainHeads(keys, file)).get(tenant)?.map(({ seq }) => seq)).toEqual([5, 6, 7, 8]);
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    writeFileSync(file, [lines[0], ...lines.slice(2)].join('\n'));
    await expect(readChainHeads(keys, file)).rejects.toThrow(/a line before line 2 is missing/);
  });

  it('lets the address of an entry be erased, and nothing else be changed', async () => {
    const set = (column: 'ip' | 'action') =>
      doing(tenant, ({ tx }) =>
        tx
          .updateTable('audit')
          .set(column === 'ip' ? { ip: null } : { action: 'x' })
          .where('seq', '=', 3)
          .execute(),
      );
    await expect(set('ip')).resolves.toBeDefined();
    await expect(set('action')).rejects.toMatchObject({ sqlState: '42501' });
    expect((await verify()).faults).toEqual([]);
  });

  if (engine.kind === 'embedded')
    describe('tampered with by someone who may do everything', () => {
      const tamper = (statements: string) =>
        asSuperuser(database, ['set local session_replication_role = replica', ...statements.split(';')]);
      const ofTenant = () => `tenant_id = '${tenant}'`;

      it.each([
        [
          'an edit',
          () => `update audit set detail = '{"n":99}' where ${ofTenant()} and seq = 3`,
          { seq: 3, reason: 'changed' },
        ],
        [
          'a deletion',
          () => `delete from audit where ${ofTenant()} and seq = 3`,
          { seq: 3, reason: 'missing' },
        ],
        [
          'two links exchanged',
          () =>
            `update audit set seq = 103 - seq where ${ofTenant()} and seq in (3, 4); update audit set seq = seq - 96 where ${ofTenant()} and seq > 90`,
          { seq: 3, reason: 'reordered' },
        ],
        [
          'an insertion',
          () => `insert into audit select tenant_id, 6, form, at, actor, session_id, action, object_type, object_id,
            before_hash, after_hash, detail, hash, hash from audit where ${ofTenant()} and seq = 5`,
          { seq: 6, reason: 'changed' },
        ],
        [
          'a tail cut off',
          () => `delete from audit where ${ofTenant()} and seq > 3`,
          { seq: 3, reason: 'head' },
        ],
      ] as const)('%s is seen', async (_, statement, fault) => {
        await tamper(statement());
        expect((await verify()).faults).toContainEqual(fault);
      });

      it('a link without the key is seen, however well it is made', async () => {
        const [last] = await database.read(tenant, tx =>
          tx.selectFrom('audit').selectAll().orderBy('seq', 'desc').limit(1).execute(),
        );
        const at = testNow.toISOString();
        const forged = {
          tenantId: tenant,
          seq: 6,
          at,
          actor: 'system:test',
          sessionId: null,
          action: 'registration.accepted',
          objectType: 'registration',
          objectId: '1',
          before: null,
          after: null,
          detail: {},
        };
        // Form 1 needs no key, and form 2 one that is not in the database.
        for (const form of [1, 2]) {
          const hash = linkHash(form, last?.hash ?? origin, forged, Buffer.alloc(32)).toString('hex');
          await tamper(`delete from audit where ${ofTenant()} and seq = 6;
            insert into audit values ('${tenant}', 6, ${form}, '${at}', 'system:test', null, 'registration.accepted',
              'registration', '1', null, null, '{}', '\\x${Buffer.from(last?.hash ?? origin).toString('hex')}', '\\x${hash}', null);
            update audit_heads set seq = 6, hash = '\\x${hash}' where ${ofTenant()}`);
          expect((await verify()).faults).toEqual([{ seq: 6, reason: 'changed' }]);
        }
      });

      it('a chain recomputed in the old form is seen by what was signed before', async () => {
        const chainHeads = [{ seq: 2, hash: '', form: 2 }];
        await tamper(`update audit set form = 1 where ${ofTenant()}`);
        const { faults } = await verify(chainHeads);
        expect(faults.filter(({ reason }) => reason === 'changed').map(({ seq }) => seq)).toContain(3);
      });

      it('a tail cut off together with its head is seen by what was signed before', async () => {
        using folder = temporaryFolder();
        const file = join(folder.path, 'heads');
        await signChainHeads(database, keys, file, testNow);
        await tamper(`delete from audit where ${ofTenant()} and seq > 3;
          update audit_heads h set seq = 3, hash = (select hash from audit where ${ofTenant()} and seq = 3) where h.${ofTenant()}`);
        expect((await verify()).faults).toEqual([]);
        const chainHeads = (await readChainHeads(keys, file)).get(tenant);
        expect((await verify(chainHeads)).faults).toEqual([{ seq: 5, reason: 'head' }]);
      });
    });
});
