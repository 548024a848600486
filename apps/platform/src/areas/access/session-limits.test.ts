import type { contract, OutputOf } from '@dossier/api/contract';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { openRequest } from '../../testing/sign-offs.ts';
import { limitsWithin } from './session-limits.ts';
import { isAlive, type SessionRecord } from './sessions.ts';

type Section = OutputOf<typeof contract.tenants.authentication>;

const platformLimits = { accessToken: 3_600, idle: 3_600, absolute: 12 * 3_600, absoluteTrusted: 24 * 3_600 };
const [minute, hour] = [60, 3_600];

describe('a session', () => {
  const start = Date.parse('2026-11-21T08:00:00Z');
  const at = (hours: number) => new Date(start + hours * hour * 1_000);
  /** One that is used all the time. */
  const session = (hours: number, fields: Partial<SessionRecord> = {}) =>
    ({
      created_at: at(0).toISOString(),
      last_active_at: at(hours).toISOString(),
      token_until: at(hours + 1).toISOString(),
      expires_at: at(12).toISOString(),
      is_trusted: false,
      revoked_at: null,
      enabled: true,
      role: 'ROLE_TENANT_USER',
      is_client: false,
      session_epoch: 1,
      credential_epoch: 1,
      ...fields,
    }) as SessionRecord;
  const limitsOf = (hours: number) =>
    limitsWithin(platformLimits, { idleMinutes: 60, hours, trustedHours: Math.max(hours, 20) });

  it('that runs ends by limits that were shortened', () => {
    expect(isAlive(session(3), at(3), limitsOf(4))).toBe(true);
    expect(isAlive(session(4), at(4), limitsOf(4))).toBe(false);
    const trusted = { is_trusted: true, expires_at: at(24).toISOString() };
    expect(isAlive(session(4, trusted), at(4), limitsOf(4))).toBe(true);
    expect(isAlive(session(20, trusted), at(20), limitsOf(4))).toBe(false);
  });

  it('that runs gains nothing by limits that were lengthened', () => {
    const short = { expires_at: at(4).toISOString() };
    expect(isAlive(session(4, short), at(4), limitsOf(12))).toBe(false);
  });

  it('never lasts longer than the platform allows', () => {
    const generous = { idleMinutes: 600, hours: 100, trustedHours: 100 };
    expect(limitsWithin(platformLimits, generous)).toEqual(platformLimits);
    expect(limitsWithin(platformLimits, undefined)).toEqual(platformLimits);
  });
});

onBothEngines('how long sessions of a firm last', engine => {
  let platform: TestPlatform;
  let [admin, second] = ['', ''];
  const path = '/api/main/tenants/meridian/settings?action=authentication';

  beforeEach(async () => {
    platform = await startTestPlatform(engine);
    await platform.database.tenant('meridian', tx =>
      tx
        .updateTable('users')
        .set({ role: 'ROLE_TENANT_ADMIN' })
        .where('username_key', '=', 'meridian.agent')
        .execute(),
    );
    [admin, second] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.agent')];
  });

  const read = () => platform.get<Section>(path, { token: admin });
  const save = async (
    sessions: Partial<Section['value']['sessions']>,
    methods?: Section['value']['allowedMFAMethods'],
  ) => {
    const { version, value } = await read();
    return platform.ask(path, {
      method: 'PUT',
      token: admin,
      headers: { 'if-match': `"v${version}"` },
      body: {
        reason: null,
        value: {
          allowedMFAMethods: methods ?? value.allowedMFAMethods,
          sessions: { ...value.sessions, ...sessions },
        },
      },
    });
  };
  const isIn = async (token: string) =>
    (await platform.ask('/api/access/users/me', { token })).status === 200;

  it('is shortened at once, for those who are signed in too', async () => {
    const user = await platform.signIn('meridian.user');
    expect((await save({ idleMinutes: 15 })).status).toBe(200);
    platform.clock.turn(14 * minute);
    expect(await isIn(user)).toBe(true);
    platform.clock.turn(15 * minute);
    expect(await isIn(user)).toBe(false);
    const { iat = 0, exp = 0 } = decodeJwt(await platform.signIn('meridian.user'));
    expect(exp - iat).toBe(15 * minute);
  });

  it('stays within the limits of the platform, and trust never shortens it', async () => {
    for (const [sessions, field] of [
      [{ idleMinutes: 61 }, 'value.sessions.idleMinutes'],
      [{ idleMinutes: 14 }, 'value.sessions.idleMinutes'],
      [{ hours: 13 }, 'value.sessions.hours'],
      [{ hours: 12, trustedHours: 8 }, 'value.sessions.trustedHours'],
    ] as const) {
      const response = await save(sessions);
      expect(response.status).toBe(400);
      expect((await errorOf(response)).fields).toMatchObject([{ path: field }]);
    }
  });

  it('is lengthened only when another Admin agrees', async () => {
    expect((await save({ hours: 8, trustedHours: 8 })).status).toBe(200);
    const answer = (await (await save({ trustedHours: 24 })).json()) as Section;
    expect(answer.value.sessions.trustedHours).toBe(8);
    expect((await save({ trustedHours: 12 })).status).toBe(422);
    const { signOff, approve } = await openRequest(platform, 'settings.lowerAuthentication', admin);
    expect(signOff).toMatchObject({
      hindrance: 'ownRequest',
      diff: [{ path: 'sessions.trustedHours', old: 8, new: 24 }],
    });
    expect((await approve(admin)).status).toBe(403);
    const both = await Promise.all([approve(second), approve(second)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read()).value.sessions).toMatchObject({ hours: 8, trustedHours: 24 });
  });
});
