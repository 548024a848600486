import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { contract, Delivery, NotificationSetting, OutputOf } from '@dossier/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runNextJob } from '../../../shared/jobs/jobs.ts';
import { isGenuine } from '../../../shared/webhooks/signature.ts';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { addWebhook, webhookSecret } from '../../../testing/webhooks.ts';

interface Received {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const settings = '/api/notifications/settings';

onBothEngines('webhooks', engine => {
  let platform: TestPlatform;
  let admin: string;
  let server: Server;
  let address: string;
  let received: Received[];
  /** What the server answers, one after the other; 204 once they are used up. */
  let statuses: number[];

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        response.writeHead(statuses.shift() ?? 204).end();
      });
    });
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    [received, statuses] = [[], []];
    admin = await platform.signIn('meridian.admin');
    for (const { _id, version } of (await list()).items)
      await platform.get(`/api/notifications/${_id}/settings`, {
        method: 'DELETE',
        token: admin,
        headers: { 'if-match': `"v${version}"` },
      });
  });

  const list = () =>
    platform.get<OutputOf<typeof contract.messages.notificationSettings>>(settings, { token: admin });
  const work = () =>
    runNextJob(
      platform.database,
      platform.jobs,
      () => platform.clock.now(),
      () => {},
      'webhooks',
    );
  const drain = async () => {
    while (await work());
  };
  const log = async (id: string) =>
    (
      await platform.get<OutputOf<typeof contract.messages.deliveries>>(
        `/api/notifications/${id}/settings/deliveries`,
        { token: admin },
      )
    ).items;
  const invite = async () => {
    const body = { name: `Group ${crypto.randomUUID()}`, grants: [] };
    const group = await platform.get<{ _id: string }>('/api/access/groups', {
      method: 'POST',
      token: admin,
      body,
    });
    const { items } = await platform.get<{ items: { _id: string }[] }>('/api/access/users?max=1', {
      token: admin,
    });
    await platform.get(`/api/access/groups/${group._id}/members`, {
      method: 'POST',
      token: admin,
      body: { add: [items[0]?._id], remove: [] },
    });
    return group._id;
  };
  const post = (id: string, path: string, token = admin) =>
    platform.ask(`/api/notifications/${id}/settings/${path}`, { method: 'POST', token });

  describe('an event', () => {
    it('arrives signed, with its type, its instant and ids, and with nothing personal', async () => {
      const { _id } = await addWebhook(platform, admin, address, ['group.membersChanged']);
      const group = await invite();
      await drain();
      expect(received).toHaveLength(1);
      const [{ headers, body } = { headers: {}, body: '' }] = received;
      const [delivery] = await log(_id);
      expect(JSON.parse(body)).toEqual({
        id: delivery?.eventId,
        type: 'group.membersChanged',
        at: platform.clock.now().toISOString(),
        tenantId: 'meridian',
        object: { type: 'group', id: group },
      });
      const signed = {
        id: String(headers['webhook-id']),
        timestamp: String(headers['webhook-timestamp']),
        signatures: String(headers['webhook-signature']),
        body: Buffer.from(body),
      };
      expect(isGenuine(signed, Buffer.from(webhookSecret), platform.clock.now())).toBe(true);
      expect(isGenuine(signed, Buffer.from('another secret'), platform.clock.now())).toBe(false);
      expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, status: 204, error: null });
    });

    it('is signed with the secret before too, for a day after a new one was set', async () => {
      const { _id } = await addWebhook(platform, admin, address, ['group.membersChanged']);
      const next = 'another secret of many signs';
      const changed = await platform.get<NotificationSetting>(`/api/notifications/${_id}/settings/secret`, {
        method: 'POST',
        token: admin,
        body: { secret: next },
      });
      expect(changed.previousSecretUntil).toBe(
        new Date(platform.clock.now().getTime() + 86_400_000).toISOString(),
      );
      await invite();
      await drain();
      platform.clock.turn(86_400);
      admin = await platform.signIn('meridian.admin');
      await invite();
      await drain();
      expect(received).toHaveLength(2);
      const genuine = received.map(({ headers, body }) =>
        [webhookSecret, next].map(secret => {
          const timestamp = String(headers['webhook-timestamp']);
          return isGenuine(
            {
              id: String(headers['webhook-id']),
              timestamp,
              signatures: String(headers['webhook-signature']),
              body: Buffer.from(body),
            },
            Buffer.from(secret),
            new Date(Number(timestamp) * 1_000),
          );
        }),
      );
      expect(genuine).toEqual([
        [true, true],
        [false, true],
      ]);
    });

    it('that fails twice is tried again, later each time, until it arrives', async () => {
      const { _id } = await addWebhook(platform, admin, address, ['group.membersChanged']);
      statuses = [500, 302];
      await invite();
      await drain();
      expect(await log(_id)).toMatchObject([{ state: 'waiting', attempts: 1, status: 500, error: 'status' }]);
      platform.clock.turn(9);
      await drain();
      expect(received).toHaveLength(1);
      platform.clock.turn(1);
      await drain();
      expect(await log(_id)).toMatchObject([{ state: 'waiting', attempts: 2, status: 302 }]);
      platform.clock.turn(60);
      await drain();
      expect(await log(_id)).toMatchObject([{ state: 'delivered', attempts: 3, status: 204 }]);
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    });

    it('that never arrives is given up, and sent again by hand under the same id', async () => {
      const { _id } = await addWebhook(platform, admin, address, ['group.membersChanged']);
      statuses = [503, 503, 503, 503, 503];
      await invite();
      for (const seconds of [0, 10, 60, 360, 2_160]) {
        platform.clock.turn(seconds);
        await drain();
      }
      admin = await platform.signIn('meridian.admin');
      const [failed] = await log(_id);
      expect(failed).toMatchObject({ state: 'failed', attempts: 5, status: 503 });
      const response = await post(_id, `deliveries/${failed?._id ?? ''}/replay`);
      expect(await response.json()).toMatchObject({ state: 'waiting', isReplay: true });
      await drain();
      expect(received).toHaveLength(6);
      expect(await log(_id)).toContainEqual(
        expect.objectContaining({ state: 'delivered', isReplay: true, eventId: failed?.eventId }),
      );
    });

    it('goes to who is told of it, and to no address that is off or has no secret', async () => {
      await addWebhook(platform, admin, address, ['registration.created']);
      const off = await addWebhook(platform, admin, address, ['group.membersChanged']);
      const body = { name: off.name, address, events: off.events, enabled: false };
      await platform.get(`/api/notifications/${off._id}/settings`, {
        method: 'PUT',
        token: admin,
        headers: { 'if-match': `"v${off.version}"` },
        body,
      });
      const open = { name: 'No secret', address, events: ['group.membersChanged'], enabled: true };
      const { _id } = await platform.get<NotificationSetting>(settings, {
        method: 'POST',
        token: admin,
        body: open,
      });
      await invite();
      await drain();
      expect(received).toEqual([]);
      for (const id of [off._id, _id]) expect((await post(id, 'test')).status).toBe(422);
    });
  });

  it('is tested by hand', async () => {
    const { _id } = await addWebhook(platform, admin, address);
    const response = await post(_id, 'test');
    expect(await response.json()).toMatchObject({ type: 'test', state: 'waiting' });
    await drain();
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'test', object: null });
    expect(await log(_id)).toMatchObject([{ type: 'test', state: 'delivered' } satisfies Partial<Delivery>]);
  });

  it('never shows its secret, and keeps it encrypted', async () => {
    const setting = await addWebhook(platform, admin, address);
    expect(setting.secretSetAt).not.toBeNull();
    expect(JSON.stringify([setting, await list()])).not.toContain(webhookSecret);
    const rows = await platform.database.read('meridian', tx =>
      tx.selectFrom('notification_settings').select('sealed_secret').execute(),
    );
    for (const { sealed_secret: sealed } of rows)
      expect(Buffer.from(sealed ?? []).includes(webhookSecret)).toBe(false);
  });

  it.each(['https://127.0.0.1/', 'http://10.0.0.1/', 'https://169.254.169.254/', 'ftp://localhost/'])(
    'is not saved where nothing may be sent: %s',
    async private_ => {
      const strict = await startTestPlatform(engine, { WEBHOOK_LOOPBACK: 'no' });
      const token = await strict.signIn('meridian.admin');
      const body = { name: 'Inside', address: private_, events: ['user.created'], enabled: true };
      const response = await strict.ask(settings, { method: 'POST', token, body });
      expect(response.status).toBe(400);
      expect(await errorOf(response)).toMatchObject({ fields: [{ path: 'address', code: 'publicAddress' }] });
    },
  );

  it('has a name that no other has, also where two are added at once', async () => {
    const body = { name: 'Archive', address, events: ['user.created'], enabled: true };
    const both = await Promise.all(
      ['Archive', 'archive'].map(name =>
        platform.ask(settings, { method: 'POST', token: admin, body: { ...body, name } }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});
