import type { EndpointDefinition, EndpointName } from '@dossier/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { everyEndpoint, examples, requestOf, type Example, type ExampleIds } from '../../testing/examples.ts';
import { startTestPlatform, type TestPlatform, type TestRequest } from '../../testing/platform.ts';
import { firstEventOf } from '../../testing/stream.ts';
import { kindsNamed, tokenIn } from '../../testing/swaps.ts';
import { makeThings } from '../../testing/things.ts';
import { badBodies, protectedFields, prototypeFields } from '../../testing/bad-bodies.ts';
import { notAnsweredHere } from './not-answered.ts';

/** The callers, in the order of the columns of `matrix.txt`. */
const callers = [
  'anonymous',
  'expired',
  'ended',
  'system',
  'system@firm',
  'admin',
  'user',
  'agent',
  'other firm',
] as const;
type CallerName = (typeof callers)[number];

interface GraphqlError {
  readonly errors?: readonly { readonly extensions: { readonly type: string } }[];
}

onBothEngines('the contract matrix', engine => {
  let platform: TestPlatform;
  let ids: ExampleIds;
  let expired: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    expired = await platform.signIn('meridian.admin');
    platform.clock.turn(3_600);
    const token = await platform.signIn('meridian.admin');
    ids = await makeThings(platform, { tenant: 'meridian', username: 'meridian.admin', token });
  });

  /** The Admin who makes what others call for: signed in once for all of them, until one of the calls may have ended it. */
  let maker: string | null = null;
  const makersToken = async () => (maker ??= await platform.signIn('meridian.admin'));

  /** What was made last for callers who cannot use it up: it is still there for the next of them. */
  let untouched: { readonly endpoint: EndpointDefinition; readonly ids: ExampleIds } | null = null;

  /** Ids for a call of an endpoint: of what was made for it by the caller, where the call changes something. */
  async function idsFor(endpoint: EndpointDefinition, name: CallerName, token?: string): Promise<ExampleIds> {
    if (endpoint.method === 'GET' || endpoint.readsOnly) return ids;
    const kinds = new Set(kindsNamed(endpoint.name as EndpointName));
    const username = name === 'system@firm' ? 'system.admin' : `meridian.${name}`;
    if (['system@firm', 'admin', 'user', 'agent'].includes(name) && token !== undefined)
      return makeThings(platform, { tenant: 'meridian', username, token }, kinds, ids);
    if (untouched?.endpoint === endpoint) return untouched.ids;
    const owner = { tenant: 'meridian', username: 'meridian.admin', token: await makersToken() };
    const made = await makeThings(platform, owner, kinds, ids);
    untouched = endpoint.access === 'public' ? null : { endpoint, ids: made };
    return made;
  }

  async function tokenOf(name: CallerName): Promise<string | undefined> {
    switch (name) {
      case 'anonymous':
        return undefined;
      case 'expired':
        maker = null;
        // Time goes on from endpoint to endpoint, and what was tried too often may be tried again; slowly enough that the
        // export that is downloaded last is still there.
        platform.clock.turn(1_200);
        return expired;
      case 'ended': {
        const token = await platform.signIn('meridian.new').catch(() => platform.signIn('meridian.user'));
        await platform.ask('/api/access/users?logout', { method: 'POST', token });
        return token;
      }
      case 'system':
        return platform.signIn('system.admin');
      case 'system@firm':
        return tokenIn(platform, 'meridian', 'system.admin');
      case 'other firm':
        return platform.signIn('noordhaven.admin');
      default:
        return platform.signIn(`meridian.${name}`);
    }
  }

  const call = async (endpoint: EndpointDefinition, example: Example, options: TestRequest = {}) => {
    const { path, body } = requestOf(endpoint, example);
    const response = await platform.ask(path, {
      method: endpoint.method,
      ...(example.raw ? { raw: example.raw } : { body }),
      ...options,
      headers: { ...example.headers, ...options.headers },
    });
    return firstEventOf(response);
  };
  /** What a version is called that is never the present one. */
  const anyVersion = '"v999"';
  /** The version that a read at the same path answers with. */
  async function versionAt(endpoint: EndpointDefinition, example: Example, token?: string): Promise<string> {
    const { path } = requestOf({ ...endpoint, method: 'GET' }, { params: example.params ?? {} });
    const response = await platform.ask(path, token === undefined ? {} : { token });
    return response.headers.get('etag') ?? anyVersion;
  }
  const exampleOf = (endpoint: EndpointDefinition, whose = ids) =>
    examples[endpoint.name as EndpointName](whose);

  /** The status that an answer means: GraphQL says inside what others say by status. */
  async function meant(response: Response): Promise<string> {
    const text = await response.text();
    const [error] =
      (response.ok && text.includes('"errors"') ? (JSON.parse(text) as GraphqlError).errors : []) ?? [];
    return error ? (error.extensions.type === 'Forbidden' ? '403' : '400') : String(response.status);
  }

  // Two thousand calls, each committed to disk: how long that takes is the machine’s affair.
  it('lets each caller do exactly what the reviewed table says', { timeout: 480_000 }, async () => {
    const rows: string[] = [];
    for (const endpoint of everyEndpoint) {
      const cells: string[] = [];
      for (const name of callers) {
        const token = await tokenOf(name);
        cells.push(
          await meant(
            await call(
              endpoint,
              exampleOf(endpoint, await idsFor(endpoint, name, token)),
              token === undefined ? {} : { token },
            ),
          ),
        );
      }
      rows.push(
        [endpoint.name.padEnd(34), ...cells.map((cell, i) => cell.padEnd((callers[i] ?? '').length))]
          .join('  ')
          .trimEnd(),
      );
    }
    const head = [''.padEnd(34), ...callers].join('  ');
    await expect([head, ...rows, ''].join('\n')).toMatchFileSnapshot('./matrix.txt');
  });

  describe('answers what the contract promises', () => {
    const asSystem = new Set(['access.chooseTenant', 'access.tenants']);
    const endpoints = everyEndpoint.filter(({ name }) => !(name in notAnsweredHere));

    it.each(endpoints.map(endpoint => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
      const caller = asSystem.has(name) ? 'system' : 'admin';
      const token = await tokenOf(caller);
      const example = exampleOf(endpoint, await idsFor(endpoint, caller, token));
      const response = await call(endpoint, example, {
        ...(token === undefined ? {} : { token }),
        ...(example.headers?.['if-match'] === anyVersion
          ? { headers: { 'if-match': await versionAt(endpoint, example, token) } }
          : {}),
      });
      expect(response.status).toBe(200);
      if (endpoint.kind === 'download') {
        expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
        return;
      }
      const answer = (await response.json()) as { data?: Record<string, unknown> };
      const value = endpoint.kind === 'graphql' ? answer.data?.[endpoint.operation ?? ''] : answer;
      expect(() => endpoint.response.validateSync(value)).not.toThrow();
    });

    it('but for what is written down with its reason', () => {
      const names = new Set(everyEndpoint.map(({ name }) => name as string));
      expect(Object.keys(notAnsweredHere).filter(name => !names.has(name))).toEqual([]);
    });
  });

  describe('another tenant', () => {
    /** Everything of an answer that a caller could tell apart. */
    const traces = async (response: Response) => {
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
      return JSON.stringify([
        response.status,
        headers,
        (await response.text()).replace(/"requestId":"[^"]*"/, ''),
      ]);
    };

    it('is not opened by claiming to be of it', async () => {
      const token = await platform.signIn('meridian.admin');
      for (const endpoint of everyEndpoint.filter(({ access }) => access !== 'public')) {
        const answers = ['noordhaven', 'nobody', ''].map(claim =>
          call(endpoint, exampleOf(endpoint), { token, headers: { 'x-api-key': claim } }).then(traces),
        );
        expect(new Set(await Promise.all(answers)).size).toBe(1);
        expect(await answers[0]).toMatch(/^\[404,/);
      }
    });
  });

  describe('bad input', () => {
    /** The tables of the tenant that hold a row of which something is true. */
    const rowsWith = (condition: string) =>
      platform.database.read('meridian', async tx => {
        const { rows } = await sql<{ name: string }>`
          select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
          where a.attname = 'tenant_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
            and has_table_privilege(c.oid, 'select')`.execute(tx);
        const names: string[] = [];
        for (const { name } of rows) {
          const { rows: hits } = await sql`
            select from ${sql.table(name)} t where ${sql.raw(condition)} limit 1`.execute(tx);
          if (hits.length > 0) names.push(name);
        }
        return names;
      });
    const withBody = everyEndpoint.filter(endpoint => endpoint.body);

    it('is refused field by field, never repeated, and never an error of ours', async () => {
      for (const endpoint of withBody) {
        const token = await platform.signIn('meridian.admin').catch(() => '');
        for (const body of badBodies(endpoint.body, exampleOf(endpoint).body)) {
          const response = await call(endpoint, { ...exampleOf(endpoint), body }, { token });
          const status = await meant(response.clone());
          const text = await response.text();
          expect(
            ['400', '403', '404'],
            `${endpoint.name} ${JSON.stringify(body).slice(0, 200)} ${text}`,
          ).toContain(status);
          expect(text).not.toContain('canary');
        }
      }
    });

    it('cannot set what the platform sets', async () => {
      const done: string[] = [];
      for (const endpoint of withBody.filter(({ access }) => access !== 'public')) {
        const token = await platform.signIn('meridian.admin');
        const example = exampleOf(endpoint, await idsFor(endpoint, 'admin', token));
        // What it may say stays as it is, so that it is done.
        const body = { ...protectedFields, ...(example.body as object) };
        const response = await call(endpoint, { ...example, body }, { token });
        expect(await response.text()).not.toContain('canary');
        if (response.ok) done.push(endpoint.name);
      }
      expect(done.length).toBeGreaterThan(20);
      expect(await rowsWith(`to_jsonb(t)::text like '%canary%'`)).toEqual([]);
      expect(await rowsWith(`to_jsonb(t)->>'version' = '99'`)).toEqual([]);
    });

    it('reaches no prototype', async () => {
      const token = await platform.signIn('meridian.admin');
      for (const endpoint of withBody.filter(({ access }) => access !== 'public'))
        for (const field of prototypeFields) {
          const body = { ...(exampleOf(endpoint).body as object), ...field };
          const response = await call(endpoint, { ...exampleOf(endpoint), body }, { token });
          expect(response.ok, endpoint.name).toBe(false);
          expect(await response.text()).not.toContain('canary');
        }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    });

    it.each([
      ['not JSON', { raw: '{"a":' }, 400, 'MalformedBody'],
      ['nothing at all', { raw: '' }, 400, 'MalformedBody'],
      [
        'a form',
        { raw: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        415,
        'UnsupportedMediaType',
      ],
      ['more than a megabyte', { raw: JSON.stringify('x'.repeat(1_048_576)) }, 413, 'PayloadTooLarge'],
      ['nested without end', { raw: '['.repeat(10_000) }, 400, 'MalformedBody'],
    ] as const)('%s is refused', async (_, request, status, type) => {
      const token = await platform.signIn('meridian.admin');
      for (const path of ['/api/main/registrations', '/api/parties/graphql', '/api/access/users?login']) {
        const response = await platform.ask(path, { method: 'POST', token, ...request });
        expect(response.status).toBe(status);
        expect(await response.json()).toMatchObject({ type });
      }
    });
  });
});
