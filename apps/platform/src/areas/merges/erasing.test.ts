import { join } from 'node:path';
import type { contract, OutputOf } from '@dossier/api/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dumpDatabase, openDatabase, restoreDatabase, type Database } from '../../database/index.ts';
import { eraseSubject } from '../../shared/erasure/erase-subject.ts';
import { onBothEngines } from '../../testing/database.ts';
import { putClientDocument } from '../../testing/documents.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { mergeParties, requestMerge } from '../../testing/merges.ts';
import { tablesThatOpenTo } from '../../testing/opened-texts.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { putClient } from '../../testing/registrations.ts';
import { doingOn, erasingOn, testNow, type Doing } from '../../testing/work.ts';

type Merge = OutputOf<typeof contract.parties.merge>;
type SignOff = OutputOf<typeof contract.workflows.signOff>;

const rule = 'test-rule';

onBothEngines('erasing a party that was merged', engine => {
  let platform: TestPlatform;
  let erasing: Doing;
  let admin = '';
  let count = 0;
  /** What stands in every field of the one that turns out to be the other one. */
  let text = '';
  let [a, b, first, second] = ['', '', '', ''];
  const folder = temporaryFolder();

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    erasing = erasingOn(platform.database, platform.services.keys);
  });
  afterAll(() => folder[Symbol.dispose]());
  beforeEach(async () => {
    admin = await platform.signIn('meridian.admin');
    text = `Verloren ${(count += 1)}`;
    [first, a] = await putClient(platform, { fields: { lastName: `Vinder ${count}` } });
    [second, b] = await putClient(platform, { fields: { lastName: text, companyName: `${text} B.V.` } });
    // A key is made with what is said of a party.
    for (const id of [a, b])
      await post(`/api/main/parties/${id}/comments`, { text: 'A client', mentions: [] });
  });

  const erase = (subjectId: string) => erasing('meridian', work => eraseSubject(work, { subjectId, rule }));
  const post = async (path: string, body: object) =>
    expect((await platform.ask(path, { method: 'POST', token: admin, body })).status).toBe(200);
  const undo = async (id: string) => {
    const { version } = await platform.get<Merge>(`/api/main/merges/${id}`, { token: admin });
    const undone = await platform.ask(`/api/main/merges/${id}/undo`, {
      method: 'POST',
      token: admin,
      headers: { 'if-match': `"v${version}"` },
      body: { comment: `${text} is someone else` },
    });
    expect(undone.status).toBe(200);
  };
  const tablesOpen = (merge: string) =>
    tablesThatOpenTo(platform, 'meridian', { text, ids: [a, b, merge, first, second] });
  /** Whose key is left, and what is stored of merges of either. */
  const left = (ids: readonly string[], on: Database = platform.database) =>
    on.read('meridian', async tx => ({
      keys: (
        await tx
          .selectFrom('subject_keys')
          .select('subject_id')
          .where('subject_id', 'in', [...ids])
          .where('sealed_key', 'is not', null)
          .execute()
      ).map(row => row.subject_id),
      merges: (
        await tx
          .selectFrom('party_merges')
          .select('id')
          .where(where =>
            where.or([where('from_party', 'in', [...ids]), where('into_party', 'in', [...ids])]),
          )
          .execute()
      ).length,
      tombstones: (
        await tx
          .selectFrom('tombstones')
          .select('subject_id')
          .where('subject_id', 'in', [...ids])
          .execute()
      ).length,
    }));

  /** Says, notes and files something of the second one. */
  async function workOn(): Promise<void> {
    await post(`/api/main/parties/${b}/comments`, { text: `${text} prefers email.`, mentions: [] });
    await post('/api/workflows/processes', {
      workflowId: 'reviewInitial',
      entityType: 'party',
      entityId: b,
      note: `About ${text}`,
    });
    await putClientDocument(platform, admin, b, { documentNumber: 'NP1234567' });
  }

  it('takes the one that it was, the snapshot and both ids: no key that is left opens anything of either', async () => {
    await workOn();
    const merge = await mergeParties(platform, { a, b, fields: ['lastName'] });
    expect(await tablesOpen(merge)).toEqual(
      expect.arrayContaining(['comments', 'field_history', 'party_merges']),
    );
    await erase(a);
    expect(await left([a, b, merge])).toEqual({ keys: [], merges: 0, tombstones: 3 });
    expect(await tablesOpen(merge)).toEqual([]);
  });

  it('takes of a merge that was undone what it says of the one, and leaves the other one', async () => {
    await workOn();
    const merge = await mergeParties(platform, { a, b, fields: ['lastName'] });
    await undo(merge);
    await erase(b);
    expect(await left([a, b, merge])).toEqual({ keys: [a], merges: 0, tombstones: 2 });
    expect(await tablesOpen(merge)).toEqual([]);
    const history = await platform.get<{ items: { action: string; erased: boolean }[] }>(
      `/api/main/parties/${a}/history?max=20`,
      { token: admin },
    );
    expect(history.items.find(({ action }) => action === 'party.parted')).toMatchObject({ erased: true });
  });

  it('goes through all merges, one that is asked for too', async () => {
    const [, c] = await putClient(platform);
    const [, d] = await putClient(platform);
    const inner = await mergeParties(platform, { a: b, b: c });
    const outer = await mergeParties(platform, { a, b });
    const request = await requestMerge(platform, { a: d, b: a });
    await erase(a);
    expect(await left([a, b, c, inner, outer, request._id])).toEqual({ keys: [], merges: 0, tombstones: 6 });
    expect((await left([d])).tombstones).toBe(0);
  });

  it('waits for the hold on one that turned out to be it', async () => {
    const merge = await mergeParties(platform, { a, b });
    await doingOn(platform.database)('meridian', async ({ tx, random }) => {
      const { id: owner } = await tx.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
      await tx
        .insertInto('legal_holds')
        .values({
          tenant_id: 'meridian',
          id: random.uuid(),
          subject_id: b,
          reason: 'A claim is before the court.',
          owner_id: owner,
          review_on: '2027-05-01',
          created_at: testNow,
        })
        .execute();
    });
    await expect(erase(a)).rejects.toMatchObject({ type: 'Blocked' });
    expect(await left([a, b])).toMatchObject({ merges: 1, tombstones: 0 });
    expect((await platform.get<Merge>(`/api/main/merges/${merge}`, { token: admin })).undoObstacles).toEqual(
      [],
    );
  });

  it('leaves no one a merge to decide on', async () => {
    const { signOffId } = await requestMerge(platform, { a, b });
    await erase(b);
    const states = await platform.database.tenant('meridian', tx =>
      tx.selectFrom('sign_offs').select('state').where('id', '=', signOffId).execute(),
    );
    expect(states).toEqual([{ state: 'void' }]);
  });

  it('is done again when a back-up from before is restored', async () => {
    const merge = await mergeParties(platform, { a, b });
    const backup = join(folder.path, `backup-${engine.kind}`);
    await dumpDatabase(platform.database, backup, {
      createdAt: testNow.toISOString(),
      version: 'test',
      keys: 'test',
    });
    await erase(a);
    const tombstones = [a, b, merge].map(subjectId => ({
      tenantId: 'meridian',
      subjectId,
      erasedAt: testNow.toISOString(),
      rule,
    }));
    const options = await engine.options();
    await restoreDatabase(options, backup, tombstones);
    const restored = await openDatabase(options);
    try {
      expect(await left([a, b, merge], restored)).toEqual({ keys: [], merges: 0, tombstones: 3 });
    } finally {
      await restored.close();
    }
  });

  it('and merging it at once leave no half: either the other one is erased too, or it is itself', async () => {
    const request = await requestMerge(platform, { a, b });
    const path = `/api/workflows/sign-offs/${request.signOffId}`;
    const { version, payloadHash } = await platform.get<SignOff>(path, { token: admin });
    const [decided] = await Promise.all([
      platform.ask(`${path}/decision`, {
        method: 'POST',
        token: admin,
        headers: { 'if-match': `"v${version}"` },
        body: { decision: 'approve', payloadHash, comment: null },
      }),
      erase(a),
    ]);
    expect(decided.status).not.toBe(500);
    const { mergedInto } = await platform.get<{ mergedInto: unknown }>(`/api/main/parties/${b}`, {
      token: admin,
    });
    const { keys, merges } = await left([a, b]);
    expect([keys, merges]).toEqual([mergedInto ? [] : [b], 0]);
  });
});
