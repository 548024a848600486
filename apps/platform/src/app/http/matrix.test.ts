import type { EndpointDefinition, EndpointName } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { everyEndpoint, examples, requestOf, type Example, type ExampleIds } from '../../testing/examples.ts';
import { startTestPlatform, type TestPlatform, type TestRequest } from '../../testing/platform.ts';
import { firstEventOf } from '../../testing/stream.ts';
import { badBodies, protectedFields } from '../../testing/bad-bodies.ts';

/** Whoever may knock, in the order of the columns of `matrix.txt`. */
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
  let foreign: ExampleIds;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    const idOf = async (tenantId: string): Promise<ExampleIds> => {
      const row = await platform.database.read(tenantId, tx =>
        // Whoever asks may see this one: it is the Agent's.
        tx
          .selectFrom('registrations')
          .select('id')
          .where('user_name', '=', `${tenantId}.agent`)
          .where('status', '<>', 'DELETED')
          .orderBy('id')
          .executeTakeFirstOrThrow(),
      );
      return { tenantId, registrationId: row.id };
    };
    ids = await idOf('meridian');
    foreign = await idOf('noordhaven');
  });

  async function tokenOf(name: CallerName): Promise<string | undefined> {
    switch (name) {
      case 'anonymous':
        return undefined;
      case 'expired': {
        const token = await platform.signIn('meridian.admin');
        platform.clock.turn(3_600);
        return token;
      }
      case 'ended': {
        const token = await platform.signIn('meridian.new').catch(() => platform.signIn('meridian.user'));
        await platform.ask('/api/access/users?logout', { method: 'POST', token });
        return token;
      }
      case 'system':
        return platform.signIn('system.admin');
      case 'system@firm': {
        const choice = {
          method: 'POST',
          token: await platform.signIn('system.admin'),
          body: { tenantId: 'meridian' },
        };
        return (await platform.get<{ accessToken: string }>('/api/access/users?chooseTenant', choice))
          .accessToken;
      }
      case 'other firm':
        return platform.signIn('noordhaven.admin');
      default:
        return platform.signIn(`meridian.${name}`);
    }
  }

  const call = async (endpoint: EndpointDefinition, example: Example, own: TestRequest = {}) => {
    const { path, body } = requestOf(endpoint, example);
    const response = await platform.ask(path, {
      method: endpoint.method,
      body,
      ...own,
      headers: { ...example.headers, ...own.headers },
    });
    return firstEventOf(response);
  };
  const exampleOf = (endpoint: EndpointDefinition, whose = ids) =>
    examples[endpoint.name as EndpointName](whose);

  /** The status that an answer means: GraphQL says inside what others say by status. */
  async function meant(response: Response): Promise<string> {
    const text = await response.text();
    const [error] =
      (response.ok && text.includes('"errors"') ? (JSON.parse(text) as GraphqlError).errors : []) ?? [];
    return error ? (error.extensions.type === 'Forbidden' ? '403' : '400') : String(response.status);
  }

  // Close to a thousand calls, each committed to disk: how long that takes is the machine's affair.
  it('lets each caller do exactly what the reviewed table says', { timeout: 240_000 }, async () => {
    const rows: string[] = [];
    for (const endpoint of everyEndpoint) {
      const cells: string[] = [];
      for (const name of callers) {
        const token = await tokenOf(name);
        cells.push(
          await meant(await call(endpoint, exampleOf(endpoint), token === undefined ? {} : { token })),
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

  it('answers what the contract promises', async () => {
    const token = await platform.signIn('meridian.admin');
    const others = ['access.chooseTenant', 'access.tenants', 'access.logout'];
    // What works once, or names a version that is never the present one, has tests of its own.
    const once = [
      'access.forgotConfirm',
      'access.invite',
      'access.signUp',
      'access.mfa',
      'access.mfaResend',
      'access.backupCode',
      'access.backupCodes',
      'access.provePhone',
      'access.phoneCode',
      'access.verifyMfa',
      'access.changePassword',
      'access.updateProfile',
      'access.endSession',
      'access.userHistory',
      'access.updateUser',
      'access.enableUser',
      'access.confirmUserByAdmin',
      'access.resetMfa',
      'access.resendInvite',
      'access.revokeInvite',
      'access.confirmUser',
      'registrations.assign',
      'registrations.update',
      'registrations.reveal',
      'registrations.changeStatus',
      'registrations.editComment',
      'registrations.changeView',
      'registrations.removeView',
      'registrations.lookAtView',
      'registrations.export',
      'exports.get',
      'exports.items',
      'exports.cancel',
      'exports.retry',
      'exports.download',
      'registrations.wait',
      'documents.upload',
      'documents.postUpload',
      'documents.replace',
      'documents.update',
      'documents.remove',
      'documents.restore',
      'documents.reveal',
      'documents.download',
      'documents.zip',
      'workflows.signOff',
      'workflows.decide',
      'tenants.saveContact',
      'tenants.saveRegion',
      'tenants.saveWhitelabeling',
      'tenants.saveExtensions',
      'tenants.saveOnboarding',
      'tenants.saveAuthentication',
    ];
    for (const endpoint of everyEndpoint.filter(({ name }) => ![...others, ...once].includes(name))) {
      const response = await call(endpoint, exampleOf(endpoint), { token });
      const answer = (await response.json()) as { data?: Record<string, unknown> };
      const given = endpoint.kind === 'graphql' ? answer.data?.[endpoint.operation ?? ''] : answer;
      expect(() => endpoint.response.validateSync(given, { strict: true })).not.toThrow();
    }
  });

  describe('another firm', () => {
    const unknown: ExampleIds = {
      tenantId: 'nobody',
      registrationId: '11111111-1111-4111-8111-111111111111',
    };
    /** Everything of an answer that a caller could tell apart. */
    const traces = async (response: Response) => {
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
      return JSON.stringify([
        response.status,
        headers,
        (await response.text()).replace(/"requestId":"[^"]*"/, ''),
      ]);
    };

    it('is not to be told from nothing at all, by any id', async () => {
      const token = await platform.signIn('meridian.admin');
      for (const endpoint of everyEndpoint.filter(({ path }) => path.includes('{'))) {
        const [theirs, nothing] = [
          await call(endpoint, exampleOf(endpoint, foreign), { token }),
          await call(endpoint, exampleOf(endpoint, unknown), { token }),
        ];
        expect(theirs.status).toBe(404);
        expect(await traces(theirs)).toBe(await traces(nothing));
      }
    });

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
    const withBody = everyEndpoint.filter(endpoint => endpoint.body);

    it('is refused field by field, never repeated, and never an error of ours', async () => {
      for (const endpoint of withBody)
        for (const body of badBodies(endpoint.body, exampleOf(endpoint).body)) {
          const token = await platform.signIn('meridian.admin').catch(() => '');
          const response = await call(endpoint, { ...exampleOf(endpoint), body }, { token });
          const status = await meant(response.clone());
          const text = await response.text();
          expect(
            ['400', '403', '404'],
            `${endpoint.name} ${JSON.stringify(body).slice(0, 200)} ${text}`,
          ).toContain(status);
          expect(text).not.toContain('canary');
        }
    });

    it('may be as long as a body may be', async () => {
      const token = await platform.signIn('meridian.admin');
      const text = 'canary'.repeat(100_000);
      for (const endpoint of withBody) {
        const good = exampleOf(endpoint).body as Record<string, unknown>;
        const body = Object.fromEntries(
          Object.entries(good).map(([name, value]) => [name, typeof value === 'string' ? text : value]),
        );
        const response = await call(endpoint, { ...exampleOf(endpoint), body }, { token });
        expect(response.status).toBeLessThan(500);
        expect(await response.text()).not.toContain('canary');
      }
    });

    it('cannot set what the platform sets', async () => {
      const token = await platform.signIn('meridian.admin');
      for (const endpoint of withBody.filter(({ access }) => access !== 'public')) {
        const body = { ...(exampleOf(endpoint).body as object), ...protectedFields };
        const response = await call(endpoint, { ...exampleOf(endpoint), body }, { token });
        expect(await response.text()).not.toContain('canary');
      }
      const rows = await platform.database.read('meridian', tx =>
        tx.selectFrom('registrations').selectAll().execute(),
      );
      expect(rows.every(row => row.tenant_id === 'meridian' && row.version === 1)).toBe(true);
      expect(JSON.stringify(rows)).not.toContain('canary');
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
