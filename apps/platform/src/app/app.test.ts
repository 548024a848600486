import { Writable } from 'node:stream';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedEngine } from '../testing/database.ts';
import { everyEndpoint } from '../testing/examples.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { createPlatform } from './platform.ts';

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

  it('is not ready while the event loop keeps everyone waiting', async () => {
    const starting = await startTestPlatform(embeddedEngine());
    const end = performance.now() + 1_300;
    while (performance.now() < end);
    // The monitor learns of it when the loop turns.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect((await starting.ask('/ready')).status).toBe(503);
    await expect.poll(async () => (await starting.ask('/ready')).status, { timeout: 20_000 }).toBe(200);
    starting.stop();
  });

  it('shows its figures to this machine only', async () => {
    const text = await (await platform.ask('/metrics')).text();
    expect(text).toMatch(/dossier_requests_total\{endpoint="health",status="200"\}/);
    expect(text).toContain('dossier_database_wal_bytes');
    for (const name of ['waiting', 'oldest_seconds', 'failed'])
      for (const lane of ['messages', 'exports', 'records'])
        expect(text).toMatch(new RegExp(`^dossier_jobs_${name}\\{lane="${lane}"\\} \\d`, 'm'));
    for (const name of ['streams_open', 'loop_lag_seconds', 'database_conflicts_total'])
      expect(text).toMatch(new RegExp(`^dossier_${name} \\d`, 'm'));
    expect((await platform.ask('/metrics', { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(404);
    // A name of elsewhere that leads to this machine is not one of ours.
    for (const path of ['/metrics', '/outbox'])
      expect((await platform.ask(path, { host: 'rebound.example' })).status).toBe(404);
  });

  it('shows its figures to anyone who brings the token, from wherever', async () => {
    const measured = await startTestPlatform(embeddedEngine(), { METRICS_TOKEN: 'a-token-for-prometheus' });
    const ask = (token: string) =>
      measured.ask('/metrics', {
        host: 'dossier.example',
        headers: { 'x-forwarded-for': '1.2.3.4', authorization: `Bearer ${token}` },
      });
    expect((await ask('a-token-for-prometheus')).status).toBe(200);
    expect((await ask('another')).status).toBe(404);
    expect((await platform.ask('/metrics', { headers: { authorization: 'Bearer x' } })).status).toBe(404);
  });

  it('knows no logo of a tenant that cannot be', async () => {
    const file = `${'0'.repeat(32)}.svg`;
    for (const tenant of ['nobody', 'NOBODY', '-', `o'r`, 'a'.repeat(60)])
      expect((await platform.ask(`/assets/brand/${encodeURIComponent(tenant)}/${file}`)).status).toBe(404);
  });

  it('describes every endpoint of the contract, and no other', async () => {
    const { paths } = await platform.get<{ paths: Record<string, Record<string, { operationId: string }>> }>(
      '/api/openapi.json',
    );
    const operations = Object.values(paths).flatMap(methods =>
      Object.values(methods).map(operation => operation.operationId),
    );
    expect(operations.toSorted()).toEqual(everyEndpoint.map(endpoint => endpoint.name).toSorted());
    expect(paths['/api/main/registrations']?.['post']).toMatchObject({
      requestBody: {
        content: { 'application/json': { schema: { required: ['type', 'channel', 'parties'] } } },
      },
      responses: { 400: { description: expect.stringContaining('InvalidRegistration') as string } },
    });
  });

  it('slows down anyone who tries many sign-ins from one address, but no page that goes on with its cookie', async () => {
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

  it('does not let one tenant’s traffic slow another’s', async () => {
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

  it('writes no secret and no one’s data to its log, whatever goes wrong', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const { database, services, config } = platform;
    const { app } = await createPlatform(config, database, services.keys, () => true, {
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

describe('every answer', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(embeddedEngine());
  });

  describe('addresses', () => {
    it.each([
      ['GET', '/api/main/nothing', 404],
      ['GET', '/api/nothing/registrations', 404],
      ['GET', '/api', 404],
      ['POST', '/api/access/nobody', 404],
      ['DELETE', '/api/main/registrations', 405],
      ['PUT', '/api/access/users?login', 405],
      ['PATCH', '/api/main/registrations', 405],
      ['GET', '/api/main/registrations/../../../etc/passwd', 404],
    ])('%s %s is answered %i', async (method, path, status) => {
      const token = await platform.signIn('meridian.admin');
      const response = await platform.ask(path, { method, token });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ type: status === 404 ? 'NotFound' : 'MethodNotAllowed' });
    });

    it('may end with a slash', async () => {
      const token = await platform.signIn('meridian.admin');
      expect((await platform.ask('/api/main/registrations/', { token })).status).toBe(200);
      expect((await platform.ask('/api/access/users/active/', { token })).status).toBe(200);
    });
  });

  it('puts the security headers on every answer, and a request id', async () => {
    const token = await platform.signIn('meridian.admin');
    const paths = [
      '/health',
      '/ready',
      '/metrics',
      '/api/openapi.json',
      '/api/nothing',
      '/theme/meridian.css',
      '/x.js',
      '/login',
      '/api/main/registrations',
    ];
    for (const path of paths)
      for (const method of ['GET', 'HEAD', 'POST']) {
        const { headers } = await platform.ask(path, { method, token });
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('x-frame-options')).toBe('DENY');
        expect(headers.get('referrer-policy')).toBe('no-referrer');
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
        expect(headers.get('cache-control')).not.toBeNull();
        expect(headers.get('x-request-id')).toMatch(/^req_[\w-]{12}$/);
        expect(headers.get('access-control-allow-origin')).toBeNull();
      }
  });
});
