import {
  endpoints,
  matchEndpoint,
  byPrecedence,
  services,
  type EndpointDefinition,
} from '@dossier/api/contract';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { array, number, object, string } from 'yup';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemRandom } from '../../ports/random/random.ts';
import { versionFrom, etagOf, assertVersion } from '../../shared/versions/versions.ts';
import { testClock } from '../../testing/clock.ts';
import { embeddedEngine } from '../../testing/database.ts';
import { everyEndpoint, examples, requestOf } from '../../testing/examples.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { testNow } from '../../testing/work.ts';
import { createPlatform } from '../platform.ts';
import { readJson } from './body.ts';
import { createMatcher } from './match.ts';
import { createRateLimit } from './rate-limit.ts';
import { requestInfo } from './request-info.ts';
import { validBody, validQuery } from './validate.ts';

describe('finding an endpoint', () => {
  const match = createMatcher<EndpointDefinition>(endpoints);

  it('agrees with the contract about every endpoint', () => {
    for (const endpoint of everyEndpoint) {
      const { path } = requestOf(
        endpoint,
        examples[endpoint.name as keyof typeof examples]({ tenantId: 't', registrationId: 'r' }),
      );
      const url = new URL(path, 'http://x');
      const own = everyEndpoint.filter(({ service }) => service === endpoint.service).toSorted(byPrecedence);
      const inService = {
        method: endpoint.method,
        path: url.pathname.slice(services[endpoint.service].length),
        query: url.searchParams,
      };
      expect(match(endpoint.method, url).endpoint).toBe(matchEndpoint(own, inService));
    }
  });

  it('reads parameters as they were before they were escaped', () => {
    const found = match('GET', new URL('http://x/api/main/registrations/a%2Fb%20c'));
    expect(found).toMatchObject({ params: { id: 'a/b c' } });
    expect(match('GET', new URL('http://x/api/main/registrations/%E0%A4%A'))).toMatchObject({
      params: { id: '%E0%A4%A' },
    });
  });
});

describe('validating', () => {
  const schema = object({
    name: string().min(2).max(4).required(),
    age: number().min(18),
    tags: array(string().oneOf(['a', 'b']).required()).max(2),
  });
  const failing = (body: unknown) => {
    try {
      return validBody(schema, body);
    } catch (error) {
      return (error as { fields: unknown }).fields;
    }
  };

  it('names every field that fails, by our codes, with what is allowed', () => {
    expect(failing({ name: 'x', age: 3, tags: ['a', 'c'] })).toEqual([
      { path: 'name', code: 'minlength', params: { min: 2 } },
      { path: 'age', code: 'minNumber', params: { min: 18 } },
      { path: 'tags[1]', code: 'oneOf' },
    ]);
  });

  it('takes nothing for another type, and drops what nobody asked for', () => {
    expect(failing({ name: 123, age: '20' })).toMatchObject([{ path: 'name' }, { path: 'age' }]);
    expect(failing({ name: 'Jan', isAdmin: true })).toEqual({ name: 'Jan' });
  });

  it('reads a query from text', () => {
    expect(validQuery(object({ max: number() }), new URLSearchParams('max=5&x=1'))).toEqual({ max: 5 });
  });

  it('refuses what no database takes, wherever it stands', () => {
    for (const bad of ['a\0b', '\ud800'])
      expect(failing({ name: 'Jan', tags: [bad] })).toEqual([{ path: 'tags[0]', code: 'pattern' }]);
    let deep: unknown = 'x';
    for (let i = 0; i < 100; i++) deep = { deep };
    expect(failing({ name: 'Jan', deep })).toMatchObject([{ code: 'pattern' }]);
  });
});

describe('versions', () => {
  it('are named by whoever changes something', () => {
    expect(versionFrom(etagOf(7))).toBe(7);
    expect(() => versionFrom(null)).toThrow(
      expect.objectContaining({ type: 'VersionRequired', status: 428 }) as Error,
    );
    for (const bad of ['7', '"7"', 'W/"v7"', '*', '"v-1"', '"v99999999999"'])
      expect(() => versionFrom(bad)).toThrow(
        expect.objectContaining({ type: 'VersionStale', status: 412 }) as Error,
      );
    expect(() => assertVersion(1, 2)).toThrow(expect.objectContaining({ type: 'VersionStale' }) as Error);
  });
});

describe('limits', () => {
  it('let so many a minute through, then say how long to wait', () => {
    const clock = testClock(testNow);
    const limit = createRateLimit(60, clock);
    for (let n = 0; n < 60; n++) limit.take('a');
    expect(() => limit.take('a')).toThrow(
      expect.objectContaining({ type: 'TooManyRequests', retryAfter: 1 }) as Error,
    );
    limit.take('b');
    clock.turn(2);
    limit.take('a');
    limit.take('a');
    expect(() => limit.take('a')).toThrow();
  });

  const bodyOf = (parts: readonly string[], pause?: Promise<void>) =>
    new ReadableStream({
      async start(controller) {
        for (const part of parts) {
          controller.enqueue(new TextEncoder().encode(part));
          await pause;
        }
        controller.close();
      },
    });
  const posted = (body: ReadableStream) =>
    new Request('http://x', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    } as RequestInit);

  it('count what comes without a length, and read no further', async () => {
    const many = Array.from({ length: 1_000 }, () => 'x'.repeat(1_000));
    await expect(readJson(posted(bodyOf(many)), { body: 5_000, request: 1_000 })).rejects.toMatchObject({
      type: 'PayloadTooLarge',
    });
    expect(await readJson(posted(bodyOf(['{"a"', ':"é"}'])), { body: 5_000, request: 1_000 })).toEqual({
      a: 'é',
    });
  });

  it('give up on a body that does not come', async () => {
    const never = bodyOf(['{'], new Promise(() => undefined));
    await expect(readJson(posted(never), { body: 5_000, request: 20 })).rejects.toMatchObject({
      type: 'Timeout',
    });
  });
});

describe('where a request comes from', () => {
  const from = (forwarded: string, trustedProxies: number) =>
    requestInfo(new Request('http://x', { headers: { 'x-forwarded-for': forwarded } }), undefined, {
      random: systemRandom,
      trustedProxies,
    }).ip;

  it('is the socket, unless proxies are trusted; and then what the outermost of those wrote', () => {
    expect(from('6.6.6.6', 0)).toBe('127.0.0.1');
    expect(from('6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4');
    expect(from('6.6.6.6, 1.2.3.4, 10.0.0.1', 2)).toBe('1.2.3.4');
  });
});

describe('the platform', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(embeddedEngine(), {
      LIMIT_SIGN_INS_PER_ADDRESS: '5',
      LIMIT_REQUESTS_PER_TENANT: '20',
    });
  });

  it('says whether it lives, and whether it can work', async () => {
    expect(await (await platform.ask('/health')).json()).toEqual({ status: 'ok' });
    expect(await (await platform.ask('/ready')).json()).toEqual({ status: 'ready' });
  });

  it('shows its figures to this machine only', async () => {
    const text = await (await platform.ask('/metrics')).text();
    expect(text).toMatch(/dossier_requests_total\{endpoint="health",status="200"\}/);
    expect(text).toContain('dossier_database_wal_bytes');
    expect((await platform.ask('/metrics', { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(404);
  });

  it('describes every endpoint of the contract, and no other', async () => {
    const { paths } = await platform.get<{ paths: Record<string, Record<string, { operationId: string }>> }>(
      '/api/openapi.json',
    );
    const operations = Object.values(paths).flatMap(methods =>
      Object.values(methods).map(own => own.operationId),
    );
    expect(operations.toSorted()).toEqual(everyEndpoint.map(endpoint => endpoint.name).toSorted());
    expect(paths['/api/main/registrations']?.['post']).toMatchObject({
      requestBody: {
        content: { 'application/json': { schema: { required: ['type', 'channel', 'parties'] } } },
      },
      responses: { 400: { description: expect.stringContaining('InvalidRegistration') as string } },
    });
  });

  it('slows down whoever tries many sign-ins from one address, but no page that goes on with its cookie', async () => {
    const tries = Array.from({ length: 8 }, () =>
      platform.ask('/api/access/users?login', { method: 'POST', body: { userName: 'x.y.z', password: 'x' } }),
    );
    const statuses = (await Promise.all(tries)).map(response => response.status);
    expect(statuses.filter(status => status === 429)).toHaveLength(3);
    const refused = await platform.ask('/api/access/users?login', {
      method: 'POST',
      body: { userName: 'x', password: 'x' },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await errorOf(refused)).type).toBe('TooManyRequests');
    const refresh = { method: 'POST', headers: { 'x-requested-with': 'dossier' } };
    for (let n = 0; n < 10; n++)
      expect((await platform.ask('/api/access/users?refresh', refresh)).status).toBe(200);
  });

  it('does not let one firm’s traffic slow another’s', async () => {
    platform.clock.turn(60);
    const [busy, quiet] = [
      await platform.signIn('meridian.admin'),
      await platform.signIn('noordhaven.admin'),
    ];
    const statuses = await Promise.all(
      Array.from(
        { length: 30 },
        async () => (await platform.ask('/api/access/users/me', { token: busy })).status,
      ),
    );
    expect(statuses).toContain(429);
    expect((await platform.ask('/api/access/users/me', { token: quiet })).status).toBe(200);
  });

  it('writes no secret and nobody’s data to its log, whatever goes wrong', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const { database, services: own, config } = platform;
    const { app } = await createPlatform(config, database, own.keys, () => true, {
      clock: platform.clock,
      log: pino({ level: 'debug' }, stream),
    });
    const canary = { userName: 'canary.name', password: 'canary-Password-1!' };
    const send = (path: string, init: RequestInit = {}) => app.request(`http://localhost:4300${path}`, init);
    const headers = {
      'content-type': 'application/json',
      authorization: 'Bearer canary.token.x',
      cookie: '__Host-dossier_rt=canary',
    };
    await send('/api/access/users?login', { method: 'POST', headers, body: JSON.stringify(canary) });
    await send('/api/main/registrations?search=canary', { headers });
    await send('/api/main/registrations/canary', { headers });
    await send('/canary.js?canary=1');
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines.join('')).not.toContain('canary');
    expect(lines.map(line => (JSON.parse(line) as { endpoint: string }).endpoint)).toContain(
      'registrations.list',
    );
  });

  it('says nothing of an error of ours but that it happened', async () => {
    const broken = {
      ...platform.database,
      unscoped: () => Promise.reject(new Error('canary: relation "users"')),
    };
    const { app } = await createPlatform(platform.config, broken, platform.services.keys, () => true, {
      log: pino({ level: 'silent' }),
    });
    const response = await app.request('http://localhost:4300/api/access/users?login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'a', password: 'b' }),
    });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain('canary');
    expect(JSON.parse(text)).toMatchObject({
      type: 'Unexpected',
      message: 'Something went wrong. Please try again. If the problem persists, contact support',
    });
  });
});
