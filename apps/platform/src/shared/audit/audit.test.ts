import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import { onBothEngines } from '../../testing/database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { asSuperuser, doingOn, makeTenant, testNow, type Doing } from '../../testing/work.ts';
import { temporaryKeys } from '../keys/keys.ts';
import { audit, type AuditEntry } from './audit.ts';
import { readHeads, signHeads } from './heads.ts';
import { verifyChain, type KnownHead } from './verify.ts';

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
  const verify = (known: readonly KnownHead[] = []) => database.read(tenant, tx => verifyChain(tx, known));

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
    const failing = doing(tenant, async work => {
      await audit(work, [entry(6)]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await verify()).toEqual({ links: 5, faults: [] });
  });

  it('knows a head that was signed outside the database', async () => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'heads');
    await signHeads(database, keys, file, testNow);
    const known = (await readHeads(keys, file)).get(tenant) ?? [];
    expect(known).toMatchObject([{ seq: 5 }]);
    expect((await verify(known)).faults).toEqual([]);
    expect((await verify([{ seq: 5, hash: '00' }])).faults).toEqual([{ seq: 5, reason: 'head' }]);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"seq":5', '"seq":4'));
    await expect(readHeads(keys, file)).rejects.toThrow(/line 1 is not what this platform signed/);
  });

  if (engine.kind === 'embedded')
    describe('tampered with by somebody who may do everything', () => {
      const tamper = (statements: string) =>
        asSuperuser(database, ['set local session_replication_role = replica', ...statements.split(';')]);
      const own = () => `tenant_id = '${tenant}'`;

      it.each([
        [
          'an edit',
          () => `update audit set detail = '{"n":99}' where ${own()} and seq = 3`,
          { seq: 3, reason: 'changed' },
        ],
        ['a deletion', () => `delete from audit where ${own()} and seq = 3`, { seq: 3, reason: 'missing' }],
        [
          'two links exchanged',
          () =>
            `update audit set seq = 103 - seq where ${own()} and seq in (3, 4); update audit set seq = seq - 96 where ${own()} and seq > 90`,
          { seq: 3, reason: 'reordered' },
        ],
        [
          'an insertion',
          () => `insert into audit select tenant_id, 6, form, at, actor, session_id, action, object_type, object_id,
            before_hash, after_hash, detail, hash, hash from audit where ${own()} and seq = 5`,
          { seq: 6, reason: 'changed' },
        ],
        ['a tail cut off', () => `delete from audit where ${own()} and seq > 3`, { seq: 3, reason: 'head' }],
      ] as const)('%s is seen', async (_, statement, fault) => {
        await tamper(statement());
        expect((await verify()).faults).toContainEqual(fault);
      });

      it('a tail cut off together with its head is seen by what was signed before', async () => {
        using folder = temporaryFolder();
        const file = join(folder.path, 'heads');
        await signHeads(database, keys, file, testNow);
        await tamper(`delete from audit where ${own()} and seq > 3;
          update audit_heads h set seq = 3, hash = (select hash from audit where ${own()} and seq = 3) where h.${own()}`);
        expect((await verify()).faults).toEqual([]);
        const known = (await readHeads(keys, file)).get(tenant);
        expect((await verify(known)).faults).toEqual([{ seq: 5, reason: 'head' }]);
      });
    });
});
