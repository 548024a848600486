import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { contract, type EndpointDefinition } from '@dossier/api/contract';
import type { ServerEndpoint } from '@dossier/api/contract/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { object, string } from 'yup';
import { audit } from '../../shared/audit/audit.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { openerFor } from '../../shared/history/encryption.ts';
import { tenantSubject } from '../../shared/history/tenant-subject.ts';
import type { WebhookRoute } from '../../shared/routing/route.ts';
import { eventBound, forgetEvents } from '../../shared/webhooks/events.ts';
import {
  addWebhookSecret,
  endOlderWebhookSecrets,
  secretBytes,
  type NewWebhookSecret,
} from '../../shared/webhooks/secrets.ts';
import { signatureOf } from '../../shared/webhooks/signature.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { doingOn, type Doing } from '../../testing/work.ts';

const provider = 'test';
const endpoint: ServerEndpoint = {
  name: 'test.event',
  service: 'main',
  method: 'PUT',
  path: '/test/events',
  kind: 'webhook',
  access: 'public',
  provider,
  response: contract.tenants.regions.response,
  summary: 'An event of a provider that there is not.',
  errors: [],
  body: object({ status: string().required().max(40) }),
};

onBothEngines('an event that a provider sends', engine => {
  let platform: TestPlatform;
  let doing: Doing;
  let address: string;
  let meridian: NewWebhookSecret;
  let noordhaven: NewWebhookSecret;
  const server = createServer((incoming, outgoing) => {
    const listener = getRequestListener((request, env) => platform.app.fetch(request, env));
    void listener(incoming, outgoing);
  });
  const taken: { tenantId: string; eventId: string; body: unknown }[] = [];

  const route: WebhookRoute<EndpointDefinition> = {
    mode: 'receives',
    handle({ work, body, eventId }) {
      const { status } = body as unknown as { status: string };
      if (status === 'impossible') throw new AppError('TransitionNotAllowed');
      taken.push({ tenantId: work.tenantId, eventId, body });
      if (status !== 'silent')
        audit(work, [{ action: 'test.received', objectType: 'test', objectId: eventId }]);
      return Promise.resolve();
    },
  };

  beforeAll(async () => {
    platform = await startTestPlatform(engine, {}, { webhooks: [{ endpoint, route }] });
    doing = doingOn(platform.database, platform.services.keys);
    meridian = await addSecret('meridian');
    noordhaven = await addSecret('noordhaven');
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/main/test/events`;
  });
  afterAll(() => server.close());

  const inTenant = <T>(tenantId: string, effect: (work: UnitOfWork) => Promise<T>) =>
    doing(tenantId, effect, platform.clock.now());
  const addSecret = (tenantId: string) => inTenant(tenantId, work => addWebhookSecret(work, provider));

  let count = 0;
  const newId = () => `evt_${engine.kind}_${++count}`;

  interface Sent {
    readonly id?: string;
    readonly by?: NewWebhookSecret;
    readonly key?: string;
    readonly body?: string;
    readonly sentBody?: string | ReadableStream;
    readonly age?: number;
    readonly headers?: Readonly<Record<string, string>>;
  }
  async function send({
    id = newId(),
    by = meridian,
    key = by.key,
    body = '{"status":"signed"}',
    sentBody = body,
    age = 0,
    headers = {},
  }: Sent = {}): Promise<Response> {
    const timestamp = String(platform.clock.now().getTime() / 1_000 - age);
    const signature = signatureOf(secretBytes(by.secret), id, timestamp, Buffer.from(body));
    return fetch(`${address}?key=${key}`, {
      method: 'PUT',
      headers: {
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature.toString('base64')}`,
        ...headers,
      },
      body: sentBody,
      ...(sentBody instanceof ReadableStream && { duplex: 'half' }),
    });
  }
  const takenOf = (id: string) => taken.filter(({ eventId }) => eventId === id);
  const storedOf = (id: string, tenantId = 'meridian') =>
    platform.database.read(tenantId, tx =>
      tx.selectFrom('webhook_events').selectAll().where('event_id', '=', id).execute(),
    );

  it('is taken for the tenant whose secret it is signed with, without a session', async () => {
    const id = newId();
    const answer = await send({ id, by: noordhaven });
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect(takenOf(id)).toEqual([{ tenantId: 'noordhaven', eventId: id, body: { status: 'signed' } }]);
    expect(await storedOf(id, 'meridian')).toEqual([]);
    const [stored] = await storedOf(id, 'noordhaven');
    const subject = tenantSubject('noordhaven');
    const body = await inTenant('noordhaven', async work =>
      (await openerFor(work, [subject]))(
        subject,
        stored?.sealed_body ?? Buffer.alloc(0),
        eventBound({ provider, eventId: id }),
      ),
    );
    expect(body).toBe('{"status":"signed"}');
    const [entry] = await platform.database.read('noordhaven', tx =>
      tx.selectFrom('audit').select(['actor', 'action', 'ip']).where('object_id', '=', id).execute(),
    );
    expect(entry).toEqual({ actor: 'system:webhook.test', action: 'test.received', ip: '127.0.0.1' });
  });

  it.each<[string, () => Sent]>([
    ['signed with another secret', () => ({ by: { ...meridian, secret: noordhaven.secret } })],
    ['sent to the address of another tenant', () => ({ key: noordhaven.key })],
    ['sent to an address that there is not', () => ({ key: 'A'.repeat(22) })],
    ['sent without the key of an address', () => ({ key: '' })],
    ['changed on its way', () => ({ sentBody: '{"status":"denied"}' })],
    ['older than five minutes', () => ({ age: 301 })],
    ['ahead by more than five minutes', () => ({ age: -301 })],
    ['not signed', () => ({ headers: { 'webhook-signature': '' } })],
    ['named otherwise than it was signed', () => ({ headers: { 'webhook-id': 'evt_other' } })],
  ])('is refused when it is %s, and nothing is done', async (_, sent) => {
    const [id, before] = [newId(), taken.length];
    const answer = await send({ id, ...sent() });
    expect([answer.status, await answer.json()]).toMatchObject([403, { type: 'Forbidden' }]);
    expect(taken).toHaveLength(before);
    expect(await storedOf(id)).toEqual([]);
  });

  it('that comes again is answered in the same way, and does nothing', async () => {
    const id = newId();
    for (const age of [0, 0, 60]) {
      const answer = await send({ id, age });
      expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    }
    expect(takenOf(id)).toHaveLength(1);
  });

  it('is taken once of ten that come at once', async () => {
    const id = newId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ id })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(takenOf(id)).toHaveLength(1);
    expect(await storedOf(id)).toHaveLength(1);
  });

  it('of one name is each tenant’s own', async () => {
    const id = newId();
    await send({ id });
    await send({ id, by: noordhaven });
    expect(takenOf(id).map(({ tenantId }) => tenantId)).toEqual(['meridian', 'noordhaven']);
  });

  it('that cannot be taken is not remembered: the next try may succeed', async () => {
    const id = newId();
    expect((await send({ id, body: '{"status":"impossible"}' })).status).toBe(409);
    expect((await send({ id })).status).toBe(200);
    expect(takenOf(id)).toHaveLength(1);
  });

  it('that no one writes down is not taken', async () => {
    const id = newId();
    expect((await send({ id, body: '{"status":"silent"}' })).status).toBe(500);
    expect(await storedOf(id)).toEqual([]);
  });

  it.each([
    ['no JSON', 'signed', 400],
    ['another form', '{"status":1}', 400],
    ['too much', `{"status":"${'x'.repeat(262_144)}"}`, 413],
  ])('is refused with %s in it', async (_, body, status) => {
    const id = newId();
    expect((await send({ id, body })).status).toBe(status);
    expect(await storedOf(id)).toEqual([]);
  });

  it('is refused when it does not end, whatever its length is said to be', async () => {
    const chunk = Buffer.alloc(65_536, 120);
    const endless = new ReadableStream({ pull: controller => controller.enqueue(chunk) });
    expect((await send({ sentBody: endless })).status).toBe(413);
  });

  it('counts with two secrets while they are exchanged, with the old one no longer', async () => {
    platform.clock.turn(60);
    const second = await addSecret('meridian');
    expect(second.key).toBe(meridian.key);
    const statusOf = async (by: NewWebhookSecret) => (await send({ by })).status;
    expect([await statusOf(meridian), await statusOf(second)]).toEqual([200, 200]);
    platform.clock.turn(60);
    const third = await addSecret('meridian');
    expect(await Promise.all([meridian, second, third].map(statusOf))).toEqual([403, 200, 200]);
    platform.clock.turn(60);
    await inTenant('meridian', work => endOlderWebhookSecrets(work, provider));
    expect(await Promise.all([second, third].map(statusOf))).toEqual([403, 200]);
    meridian = third;
  });

  it('is signed with a secret that the tables do not show', async () => {
    const rows = await platform.database.read('meridian', tx =>
      tx.selectFrom('webhook_secrets').select('sealed_secret').execute(),
    );
    const secret = secretBytes(meridian.secret);
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed_secret: sealed } of rows) expect(Buffer.from(sealed).includes(secret)).toBe(false);
  });

  it('is forgotten after thirty days', async () => {
    const id = newId();
    await send({ id });
    const forget = () => inTenant('meridian', forgetEvents);
    platform.clock.turn(29 * 86_400);
    await forget();
    expect(await storedOf(id)).toHaveLength(1);
    platform.clock.turn(2 * 86_400);
    await forget();
    expect(await storedOf(id)).toEqual([]);
  });
});
