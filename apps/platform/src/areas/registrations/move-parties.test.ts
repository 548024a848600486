import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PartyNode } from '@dossier/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../app/platform.ts';
import { readConfig } from '../../app/config.ts';
import { openDatabase, type Database } from '../../database/index.ts';
import { restoreDatabase } from '../../database/dump/restore.ts';
import { verifyChain } from '../../shared/audit/verify.ts';
import { verifyObjects } from '../../shared/audit/verify-objects.ts';
import { runNextJob } from '../../shared/jobs/jobs.ts';
import { loadKeys, type Keys } from '../../shared/keys/keys.ts';
import { onBothEngines } from '../../testing/database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { doingOn } from '../../testing/work.ts';
import { treesOf } from './members.ts';
import { moveParties } from './move-parties.ts';
import { everyParty } from './party-tree.ts';

const release = join(import.meta.dirname, '../../../releases/0.1.0');

interface OldRegistration {
  readonly id: string;
  readonly parties: readonly PartyNode[];
}

/** The registrations of a tenant as the released snapshot has them: parties are a tree within each. */
const oldRegistrations = (tenant: string): readonly OldRegistration[] =>
  gunzipSync(readFileSync(join(release, 'data.jsonl.gz')))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as { tenant: string; table: string; rows: string[] })
    .filter(entry => entry.tenant === tenant && entry.table === 'registrations')
    .flatMap(({ rows }) => rows.map(row => JSON.parse(row) as OldRegistration));

// Data model, "Moving over": SQL takes the trees apart, a job encrypts what it had no keys for; both forms are read meanwhile.
onBothEngines('parties that leave the registrations of release 0.1.0', engine => {
  const tenant = 'meridian';
  const before = oldRegistrations(tenant);
  const nodes = before.flatMap(({ parties }) => everyParty(parties));
  const folder = temporaryFolder();
  let database: Database;
  let keys: Keys;
  let platform: Platform;

  beforeAll(async () => {
    const options = await engine.options();
    await restoreDatabase(options, release);
    database = await openDatabase(options);
    keys = loadKeys({ keys: null, keysFile: join(release, 'keys.json') });
    const config = readConfig({ DATA_DIR: folder.path, LOG_LEVEL: 'silent' });
    platform = await createPlatform(config, database, keys, () => true);
  });
  afterAll(async () => {
    await database.close();
    folder[Symbol.dispose]();
  });

  const trees = () =>
    doingOn(database, keys)(tenant, work =>
      treesOf(
        work,
        before.map(({ id }) => id),
      ),
    );
  const assertTrees = async () => {
    const after = await trees();
    for (const { id, parties } of before) expect(after.get(id)).toEqual(parties);
  };
  const unencrypted = () =>
    database.read(tenant, async tx => {
      const rows = await tx
        .selectFrom('parties')
        .select('id')
        .where('has_sealed_identifiers', '=', false)
        .execute();
      return rows.length;
    });
  const job = (payload: object) => ({ id: '', tenantId: tenant, kind: '', attempt: 1, payload });

  it('are all there, with everyone where they stood, before the job has run', async () => {
    const rows = await database.read(tenant, async tx => ({
      parties: await tx.selectFrom('parties').select('id').execute(),
      members: await tx.selectFrom('registration_parties').select('party_id').execute(),
      records: await tx.selectFrom('records').select('id').execute(),
      shares: await tx.selectFrom('connections').select('id').where('type', '=', 'OWN').execute(),
    }));
    expect({
      parties: rows.parties.length,
      members: rows.members.length,
      records: rows.records.length,
      shares: rows.shares.length,
    }).toEqual({
      parties: nodes.length,
      members: nodes.length,
      // A party, a registration and its onboarding are each a record.
      records: nodes.length + 2 * before.length,
      shares: nodes.filter(({ party, under }) => under !== null && party.ownershipPercentage).length,
    });
    expect(await unencrypted()).toBe(nodes.length);
    await assertTrees();
  });

  it('lose nothing when the process ends at any step', async () => {
    const ended = new Error('The process has ended.');
    const services = {
      ...platform.services,
      database: {
        ...database,
        tenant: (async (id, effect, options) =>
          database.tenant(
            id,
            async tx => {
              await effect(tx);
              throw ended;
            },
            options,
          )) as Database['tenant'],
      },
    };
    let left = await unencrypted();
    for (let step = 0; step < 3; step += 1) {
      await expect(moveParties(services, job({}), 7)).rejects.toBe(ended);
      expect(await unencrypted()).toBe(left);
      await moveParties(platform.services, job({}), 7);
      expect(await unencrypted()).toBe((left -= 7));
      await assertTrees();
    }
  });

  it('are encrypted with their own keys in the end, and the trail holds them', async () => {
    while (await runNextJob(database, platform.jobs, () => new Date()));
    expect(await unencrypted()).toBe(0);
    await assertTrees();
    const stored = await database.read(tenant, tx => tx.selectFrom('parties').select('sections').execute());
    const numbers = nodes.flatMap(({ party: { naturalPerson, legalEntity } }) =>
      [
        naturalPerson?.personalNumber,
        (naturalPerson ?? legalEntity)?.bankAccount,
        ...((naturalPerson ?? legalEntity)?.taxResidencies ?? []).map(row => row.taxIdentificationNumber),
      ].filter(number => number !== undefined),
    );
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) expect(JSON.stringify(stored)).not.toContain(number);
    const faults = await doingOn(database, keys)(tenant, async work => [
      ...(await verifyObjects(work)),
      ...(await verifyChain(work.tx, keys)).faults,
    ]);
    expect(faults).toEqual([]);
  });
});
