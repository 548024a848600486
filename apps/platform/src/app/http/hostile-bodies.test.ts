import type { EndpointName } from '@dossier/api/contract';
import type { AnySchema } from 'yup';
import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../testing/database.ts';
import { everyEndpoint, examples, requestOf, unknownIds } from '../../testing/examples.ts';
import { hostileBodies } from '../../testing/hostile-bodies.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

/** Milliseconds of this thread that one request may take, and bytes that it may be answered with. */
const maxTime = 250;
const maxAnswer = 64 * 1_024;

const ids = unknownIds('meridian');

/** CPU time of this thread, milliseconds: neither the machine's other work counts nor that of the workers. */
const cpuTime = () => process.threadCpuUsage().user / 1_000;

describe('a body made to hold the process', () => {
  let platform: TestPlatform;
  let token: string;

  beforeAll(async () => {
    platform = await startTestPlatform(embeddedEngine());
    token = await platform.signIn('meridian.admin');
    // What the first request loads is not what its body costs.
    await platform.ask('/api/access/users?login', { method: 'POST', body: [] });
  });

  const withBody = everyEndpoint.filter(({ body }) => body !== undefined);

  it.each(withBody.map(endpoint => [endpoint.name, endpoint] as const))(
    '%s is refused at once, in few words',
    async (name, endpoint) => {
      const example = examples[name as EndpointName](ids);
      const { path } = requestOf(endpoint, example);
      for (const [what, raw] of hostileBodies(endpoint.body as AnySchema, example.body)) {
        const sent = raw.length > 1_048_576 ? raw.slice(0, 1_048_576) : raw;
        const before = cpuTime();
        const response = await platform.ask(path, {
          method: endpoint.method,
          raw: sent,
          token,
          headers: { 'content-type': 'application/json', ...example.headers },
        });
        const text = await response.text();
        expect(cpuTime() - before, what).toBeLessThan(maxTime);
        expect(text.length, what).toBeLessThan(maxAnswer);
        expect(response.status, what).toBeLessThan(500);
        expect(response.status, what).not.toBe(200);
      }
    },
  );

  it('that no one signed in for may have 16 KB', async () => {
    const body = { userName: 'meridian.admin', password: 'x'.repeat(20_000) };
    const response = await platform.ask('/api/access/users?login', { method: 'POST', body });
    expect(response.status).toBe(413);
  });

  it('names the field that has the name of what every object has', async () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      const response = await platform.ask('/api/access/users?login', {
        method: 'POST',
        raw: `{"${name}":1}`,
        headers: { 'content-type': 'application/json' },
      });
      expect(response.status).toBe(400);
      expect((await errorOf(response)).fields).toContainEqual({ path: name, code: 'pattern' });
    }
  });

  it('is refused at once where characters combine without end', async () => {
    const marks = `a${'\u0315\u0300'.repeat(2_000)}`;
    for (const body of [
      { userName: marks, password: 'x' },
      { userName: 'x', password: marks },
    ]) {
      const response = await platform.ask('/api/access/users?login', { method: 'POST', body });
      expect(response.status).toBe(400);
    }
  });

  it('a page or offset without end is a field that fails', async () => {
    const lists = everyEndpoint.filter(
      ({ query, method }) =>
        method === 'GET' && query && 'offset' in ((query.describe() as { fields?: object }).fields ?? {}),
    );
    expect(lists.length).toBeGreaterThan(5);
    for (const endpoint of lists)
      for (const parameter of ['page', 'offset', 'max'])
        for (const value of ['1e300', '1e21', '99999999999999999999', '-1', 'NaN', 'Infinity']) {
          const { path } = requestOf(endpoint, examples[endpoint.name as EndpointName](ids));
          const url = new URL(path, 'http://x');
          url.searchParams.set(parameter, value);
          const response = await platform.ask(url.pathname + url.search, { token });
          expect([400, 404], `${endpoint.name} ${parameter}=${value}`).toContain(response.status);
        }
  });
});
