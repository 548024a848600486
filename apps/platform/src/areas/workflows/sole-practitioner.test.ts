import type { contract, OutputOf } from '@dossier/api/contract';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { appCodeAt } from '../../testing/authenticator.ts';
import { onBothEngines } from '../../testing/database.ts';
import { grantTo } from '../../testing/groups.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { putRegistration, statusDoor } from '../../testing/registrations.ts';

type Progress = OutputOf<typeof contract.registrations.progress>;
type SignOff = OutputOf<typeof contract.workflows.signOff>;
type SignOffs = OutputOf<typeof contract.workflows.signOffs>;
type Onboarding = OutputOf<typeof contract.tenants.onboarding>;
type History = OutputOf<typeof contract.registrations.history>;

const path = '/api/workflows/sign-offs';
const settings = '/api/main/tenants/meridian/settings?action=onboarding';
const day = 24 * 3_600;

onBothEngines('a sole practitioner', engine => {
  let platform: TestPlatform;
  let secret: string;

  beforeEach(async () => {
    platform = await startTestPlatform(engine);
    const token = await admin();
    const post = <T>(flag: string, body: object) =>
      platform.get<T>(`/api/access/users?${flag}`, { method: 'POST', token, body });
    secret = (await post<{ SecretCode: string }>('associateMfa', { password: null })).SecretCode;
    await post('verifyMfa', { code: code() });
    // The code that registered the app is used up.
    platform.clock.turn(60);
  });

  const code = (steps = 0) => appCodeAt(secret, platform.clock.now(), steps);
  const admin = () => platform.signIn('meridian.admin');
  const put = () =>
    putRegistration(platform, { status: 'COMPLETE', assignee: 'meridian.user', riskLevel: 'HIGH' });
  const turnOn = async (isOn = true) => {
    const token = await admin();
    const { version, value } = await platform.get<Onboarding>(settings, { token });
    return platform.ask(settings, {
      method: 'PUT',
      token,
      body: { value: { ...value, solePractitioner: isOn }, reason: null },
      headers: { 'if-match': `"v${version}"` },
    });
  };
  const isOn = async () =>
    (await platform.get<Onboarding>(settings, { token: await admin() })).value.solePractitioner;
  const request = async (id: string) => {
    const token = await admin();
    const response = await statusDoor(platform, token).change(id, { next: 'ACCEPTED', comment: 'Known' });
    const { signOff } = (await response.json()) as Progress;
    return read(signOff!._id);
  };
  const read = async (id: string) => platform.get<SignOff>(`${path}/${id}`, { token: await admin() });
  const decide = async (signOff: SignOff, fields: object = {}, token?: string) =>
    platform.ask(`${path}/${signOff._id}/decision`, {
      method: 'POST',
      token: token ?? (await admin()),
      body: { decision: 'approve', payloadHash: signOff.payloadHash, comment: null, ...fields },
      headers: { 'if-match': `"v${signOff.version}"` },
    });
  const setUser = (username: string, fields: { role?: 'ROLE_TENANT_ADMIN'; enabled?: boolean }) =>
    platform.database.tenant('meridian', tx =>
      tx
        .updateTable('users')
        .set({ ...fields, updated_at: platform.clock.now() })
        .where('username_key', '=', username)
        .execute(),
    );
  /** A request that has waited. */
  const waited = async () => {
    expect((await turnOn()).status).toBe(200);
    const id = await put();
    const signOff = await request(id);
    platform.clock.turn(day);
    return { id, signOff };
  };

  it('decides after 24 hours, with a code of the app, and the record says so', async () => {
    expect(await isOn()).toBe(false);
    expect((await turnOn()).status).toBe(200);
    const id = await put();
    const signOff = await request(id);
    const aloneFrom = new Date(Date.parse(signOff.requestedAt) + day * 1000).toISOString();
    expect(signOff).toMatchObject({ policy: 'twoPersonsSenior', hindrance: 'waitsAlone', aloneFrom });
    platform.clock.turn(day - 1);
    expect((await errorOf(await decide(signOff, { mfaCode: code() }))).fields).toEqual([
      { path: 'decision', code: 'waitsAlone' },
    ]);
    platform.clock.turn(31);
    expect(await read(signOff._id)).toMatchObject({ hindrance: null, aloneFrom });
    const mine = await platform.get<SignOffs>(`${path}?mine=true`, { token: await admin() });
    expect(mine.items.map(({ _id }) => _id)).toContain(signOff._id);
    const decided = await decide(signOff, { mfaCode: code() });
    expect((await decided.json()) as SignOff).toMatchObject({ state: 'approved' });
    const { items } = await platform.get<History>(`/api/main/registrations/${id}/history`, {
      token: await admin(),
    });
    expect(items.find(({ action }) => action === 'registration.statusChanged')?.detail).toMatchObject({
      alone: true,
    });
    expect((await statusDoor(platform, await admin()).status(id)).status).toBe('ACCEPTED');
  });

  it('needs a code that is right, and not used', async () => {
    const { signOff } = await waited();
    const spent = code();
    for (const mfaCode of [null, '000000', code(-10)])
      expect((await errorOf(await decide(signOff, { mfaCode }))).type).toBe('CodeMismatchException');
    expect((await errorOf(await decide(signOff, { decision: 'reject', mfaCode: spent }))).type).toBe(
      'OwnRequest',
    );
    await platform.database.tenant('meridian', tx =>
      tx.updateTable('authenticators').set({ last_step: 9_999_999_999 }).execute(),
    );
    expect((await errorOf(await decide(signOff, { mfaCode: spent }))).type).toBe('CodeMismatchException');
  });

  it('may guess ten codes in an hour', async () => {
    const { signOff } = await waited();
    for (let i = 0; i < 10; i++) await decide(signOff, { mfaCode: '000000' });
    expect((await errorOf(await decide(signOff, { mfaCode: code() }))).type).toBe('AttemptLimitExceeded');
  });

  it('decides once, however many answers come at the same time', async () => {
    const { signOff } = await waited();
    const token = await admin();
    const answers = await Promise.all([1, 2, 3, 4].map(() => decide(signOff, { mfaCode: code() }, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('spends one code on one of two requests', async () => {
    await turnOn();
    const signOffs = [await request(await put()), await request(await put())];
    platform.clock.turn(day);
    const token = await admin();
    const answers = await Promise.all(signOffs.map(signOff => decide(signOff, { mfaCode: code() }, token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('asked before it was one: that request never counts', async () => {
    const signOff = await request(await put());
    await turnOn();
    platform.clock.turn(2 * day);
    expect(await read(signOff._id)).toMatchObject({ hindrance: 'ownRequest', aloneFrom: null });
    expect((await errorOf(await decide(signOff, { mfaCode: code() }))).type).toBe('OwnRequest');
  });

  it('is none any more as soon as there is a second Admin, also one who was disabled lately', async () => {
    const { signOff } = await waited();
    await setUser('meridian.agent', { role: 'ROLE_TENANT_ADMIN' });
    expect((await errorOf(await decide(signOff, { mfaCode: code() }))).type).toBe('OwnRequest');
    await setUser('meridian.agent', { enabled: false });
    expect((await errorOf(await decide(signOff, { mfaCode: code() }))).type).toBe('OwnRequest');
    platform.clock.turn(day);
    expect((await errorOf(await decide(signOff, { mfaCode: code() }))).type).toBe('OwnRequest');
  });

  it('is none while the setting is off', async () => {
    const { signOff } = await waited();
    expect((await turnOn(false)).status).toBe(200);
    expect((await errorOf(await decide(signOff, { mfaCode: code() }))).type).toBe('OwnRequest');
  });

  it('is none while somebody else changed how they sign in', async () => {
    const { signOff } = await waited();
    await platform.database.tenant('meridian', async tx => {
      const users = await tx.selectFrom('users').select(['id', 'username']).execute();
      const idOf = (name: string) => users.find(({ username }) => username === name)!.id;
      await tx
        .insertInto('credential_changes')
        .values({
          id: crypto.randomUUID(),
          tenant_id: 'meridian',
          user_id: idOf('meridian.admin'),
          changed_by: idOf('meridian.user'),
          kind: 'factor',
          former_role: null,
          at: platform.clock.now(),
        })
        .execute();
    });
    expect((await errorOf(await decide(signOff, { mfaCode: code() }))).fields).toEqual([
      { path: 'decision', code: 'recentChange' },
    ]);
  });

  it('cannot be where others may decide, and takes the agreement of another Admin', async () => {
    await grantTo(platform, 'meridian.user', ['workflowOnboardingAcceptedWrite']);
    expect((await errorOf(await turnOn())).fields).toEqual([
      { path: 'value.solePractitioner', code: 'othersDecide' },
    ]);
    await setUser('meridian.agent', { role: 'ROLE_TENANT_ADMIN' });
    expect((await turnOn()).status).toBe(200);
    expect(await isOn()).toBe(false);
    const [summary] = (
      await platform.get<SignOffs>(`${path}?action=settings.lowerPolicy`, { token: await admin() })
    ).items;
    const signOff = await read(summary!._id);
    expect(signOff.diff).toEqual([{ path: 'solePractitioner', old: false, new: true }]);
    expect((await decide(signOff, { mfaCode: code() })).status).toBe(403);
    expect((await decide(signOff, {}, await platform.signIn('meridian.agent'))).status).toBe(200);
    expect(await isOn()).toBe(true);
    expect(await request(await put())).toMatchObject({ hindrance: 'ownRequest', aloneFrom: null });
  });

  it('is what the database takes by itself, and nothing less', async () => {
    const { signOff } = await waited();
    const insert = (at: Date) =>
      platform.database.tenant('meridian', tx =>
        sql`insert into sign_off_decisions (tenant_id, sign_off_id, by_user, at, decision)
          select tenant_id, id, requested_by, ${at.toISOString()}::timestamptz, 'approve' from sign_offs
          where id = ${signOff._id}::uuid`.execute(tx),
      );
    const now = platform.clock.now();
    const spend = () =>
      platform.database.tenant('meridian', tx =>
        tx
          .updateTable('authenticators')
          .set({ last_step: Math.floor(now.getTime() / 30_000) })
          .execute(),
      );
    const refused = /Nobody decides on their own/;
    await expect(insert(now)).rejects.toThrow(refused);
    await spend();
    await expect(insert(new Date(now.getTime() - 1000))).rejects.toThrow(refused);
    await setUser('meridian.agent', { role: 'ROLE_TENANT_ADMIN' });
    await expect(insert(now)).rejects.toThrow(refused);
    await setUser('meridian.agent', { enabled: false });
    await turnOn(false);
    await expect(insert(now)).rejects.toThrow(refused);
    const rewrite = sql`update sign_offs set alone_from = requested_at + interval '24 hours',
      requested_at = requested_at - interval '1 day' where id = ${signOff._id}::uuid`;
    await expect(platform.database.tenant('meridian', tx => rewrite.execute(tx))).rejects.toThrow(/keeps/);
  });
});
