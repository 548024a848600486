import { choosableMessages, type MessageChannel, type NotificationPreferences } from '@dossier/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../../ports/mail/mail.ts';
import { runNextJob } from '../../../shared/jobs/jobs.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor } from '../../../shared/work/work.ts';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { sendDigests } from '../emails/digest.ts';
import { sendMessages, type News } from '../service.ts';

const preferences = '/api/notifications/preferences';
const [hour, day] = [3_600, 86_400];
const actor = systemActor('test');

onBothEngines('how someone hears of events', engine => {
  let platform: TestPlatform;
  let mails: Mail[];
  let [userId, token] = ['', ''];

  // Saturday 21 November 2026, 11:42 in Amsterdam.
  beforeAll(async () => {
    platform = await startTestPlatform(
      engine,
      {},
      { mail: { send: mail => Promise.resolve(void (mail.tenantId === 'meridian' && mails.push(mail))) } },
    );
  });
  beforeEach(async () => {
    token = await platform.signIn('meridian.user');
    userId = (await platform.get<{ _id: string }>('/api/access/users/me', { token }))._id;
    await inTenantScope(({ tx }) => tx.deleteFrom('jobs').execute());
    await choose({}, null);
    mails = [];
  });

  const inTenantScope = <T>(effect: Parameters<typeof inTenant<T>>[3]) =>
    inTenant(platform.services, 'meridian', actor, effect);
  const read = (as = token) => platform.get<NotificationPreferences>(preferences, { token: as });
  const put = (body: object, version: number, as = token) =>
    platform.ask(preferences, {
      method: 'PUT',
      token: as,
      body,
      headers: { 'if-match': `"v${version}"` },
    });
  async function choose(channels: Readonly<Record<string, MessageChannel>>, digestHour: number | null) {
    const body = {
      channels: Object.entries(channels).map(([messageType, channel]) => ({ messageType, channel })),
      digestHour,
    };
    expect((await put(body, (await read()).version)).status).toBe(200);
  }
  const notify = (messageType: News['messageType'], about: string | null = null) =>
    inTenantScope(work =>
      sendMessages(work, {
        messageType,
        userIds: [userId],
        registrationId: null,
        ...(about !== null && { aboutId: about }),
      }),
    );
  const work = async () => {
    const next = () =>
      runNextJob(
        platform.database,
        platform.jobs,
        () => platform.clock.now(),
        () => {},
        'messages',
      );
    while (await next());
  };
  const messages = () =>
    inTenantScope(({ tx }) =>
      tx
        .selectFrom('tenant_messages')
        .select('message_type')
        .where('user_id', '=', userId)
        .where('message_status', '=', 'Unread')
        .execute(),
    );
  const readAll = () =>
    inTenantScope(({ tx }) =>
      tx
        .updateTable('tenant_messages')
        .set({ message_status: 'Read' })
        .where('user_id', '=', userId)
        .execute(),
    );

  it('is the inbox, until they choose', async () => {
    const other = await platform.signIn('noordhaven.user');
    expect(await read(other)).toEqual({
      channels: choosableMessages.map(messageType => ({ messageType, channel: 'inbox' })),
      digestHour: null,
      version: 0,
    });
    const both = await Promise.all([7, 8].map(digestHour => put({ channels: [], digestHour }, 0, other)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect((await read(other)).version).toBe(1);
  });

  it('knows no hour outside of the working day, and no notice that has to be read', async () => {
    const { version } = await read();
    const early = await put({ channels: [], digestHour: 5 }, version);
    expect(early.status).toBe(400);
    expect((await errorOf(early)).fields).toMatchObject([{ path: 'digestHour' }]);
    const notice = [{ messageType: 'systemNotice', channel: 'off' }];
    expect((await put({ channels: notice, digestHour: null }, version)).status).toBe(400);
  });

  it('is no matter of a System Admin, who has no inbox in the firm', async () => {
    const { accessToken } = await platform.get<{ accessToken: string }>('/api/access/users?chooseTenant', {
      method: 'POST',
      token: await platform.signIn('system.admin'),
      body: { tenantId: 'meridian' },
    });
    expect((await platform.ask(preferences, { token: accessToken })).status).toBe(404);
    expect((await put({ channels: [], digestHour: 8 }, 0, accessToken)).status).toBe(404);
  });

  it('leaves out what they have turned off', async () => {
    await readAll();
    await choose({ exportReady: 'off' }, null);
    await notify('exportReady');
    expect(await messages()).toEqual([]);
    await notify('mention');
    expect(await messages()).toHaveLength(1);
    await work();
    expect(mails).toEqual([]);
  });

  describe('by email', () => {
    it('comes after a minute, all of it in one, and names no client', async () => {
      await choose({ taskAssigned: 'email' }, null);
      for (let count = 0; count < 12; count++) await notify('taskAssigned', platform.services.random.uuid());
      await work();
      expect(mails).toEqual([]);
      platform.clock.turn(60);
      await work();
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({
        tenantId: 'meridian',
        subject: expect.stringMatching(/^Meridian.*12/) as string,
      });
      expect(mails[0]?.text).toContain('meridian.localhost');
      await work();
      expect(mails).toHaveLength(1);
    });

    it('does not come of what was read meanwhile', async () => {
      await choose({ exportReady: 'email' }, null);
      await notify('exportReady');
      await readAll();
      platform.clock.turn(60);
      await work();
      expect(mails).toEqual([]);
      // What happens again is told again.
      await notify('exportReady');
      platform.clock.turn(60);
      await work();
      expect(mails).toHaveLength(1);
    });
  });

  describe('the digest of a day', () => {
    const digest = async () => {
      await sendDigests(platform.services, 'meridian');
      await work();
    };
    /** Forward to an hour (UTC) of the next day that is one of these: 0 is Sunday. */
    const until = (hourOfDay: number, ...weekdays: readonly number[]) => {
      const now = platform.clock.now();
      let next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hourOfDay, 5) / 1_000;
      while (next * 1_000 <= now.getTime() || !weekdays.includes(new Date(next * 1_000).getUTCDay()))
        next += day;
      platform.clock.turn(next - now.getTime() / 1_000);
    };

    it('comes once on a working day, from its hour in the zone of the firm on', async () => {
      await choose({}, 8);
      await notify('mention');
      until(10, 0);
      await digest();
      expect(mails).toEqual([]);
      // 07:05, then 08:05 in Amsterdam.
      until(6, 1);
      await digest();
      expect(mails).toEqual([]);
      platform.clock.turn(hour);
      await digest();
      await digest();
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('/administration/dashboard');
      until(9, 2);
      await digest();
      expect(mails).toHaveLength(2);
    });

    it('is one, however many processes send at once', async () => {
      await choose({}, 8);
      await notify('mention');
      until(9, 1, 2, 3, 4);
      const counts = await Promise.all(
        Array.from({ length: 4 }, () => sendDigests(platform.services, 'meridian')),
      );
      expect(counts.map(({ sent }) => sent).toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 0, 0, 1]);
      await work();
      expect(mails).toHaveLength(1);
    });

    it('does not come where nothing waits', async () => {
      await choose({}, 8);
      await readAll();
      await inTenantScope(async ({ tx }) => {
        for (const table of ['registrations', 'processes'] as const)
          await tx.updateTable(table).set({ assignee_id: null }).where('assignee_id', '=', userId).execute();
      });
      until(9, 1, 2, 3, 4);
      await digest();
      expect(mails).toEqual([]);
      await notify('mention');
      until(9, 1, 2, 3, 4);
      await digest();
      expect(mails).toHaveLength(1);
    });

    it('does not come while one is away, nor at noon on the day on which 8 o’clock was chosen', async () => {
      until(11, 1, 2, 3);
      token = await platform.signIn('meridian.user');
      await choose({}, 8);
      await notify('mention');
      await digest();
      expect(mails).toEqual([]);
      until(9, 2, 3, 4);
      const today = platform.clock.now().toISOString().slice(0, 10);
      const away = (days: string | null) =>
        inTenantScope(({ tx }) =>
          tx
            .updateTable('users')
            .set({ away_from: days, away_until: days })
            .where('id', '=', userId)
            .execute(),
        );
      await away(today);
      await digest();
      expect(mails).toEqual([]);
      await away(null);
      until(9, 3, 4, 5);
      await digest();
      expect(mails).toHaveLength(1);
    });
  });
});
