import { registrationStatus } from '@dossier/validators/vocabularies';
import { describe, expect, it, vi } from 'vitest';
import { contract, services } from '../contract/index.ts';
import { type ApiError, createGateway, delayAfter, type Caller, type GatewayOptions } from './index.ts';

const signedIn: Caller = { accessToken: 'token', tenantId: 'meridian', userName: 'meridian.admin' };
const nobody: Caller = { accessToken: null, tenantId: null, userName: null };
const user = {
  _id: 'u1',
  username: 'a',
  tenantId: 'meridian',
  roles: [],
  mfaMethod: null,
  sub: 'u1',
  name: { full: 'A' },
  locale: null,
  authenticatorDeclinedAt: null,
};

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

function gatewayWith(
  answers: (Response | Error)[],
  caller: Caller = signedIn,
  more: Partial<GatewayOptions> = {},
) {
  const requests: Request[] = [];
  const onSessionExpired = vi.fn<() => void>();
  const gateway = createGateway({
    services,
    caller: () => caller,
    onSessionExpired,
    sleep: () => Promise.resolve(),
    fetch: (address, init) => {
      requests.push(new Request(new URL(address as string, 'http://platform'), init));
      const answer = answers.shift();
      return answer instanceof Error || answer === undefined
        ? Promise.reject(answer)
        : Promise.resolve(answer);
    },
    ...more,
  });
  return { gateway, requests, onSessionExpired };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('It should have failed.')),
    (error: unknown) => error as ApiError,
  );

describe('what the gateway sends', () => {
  it('goes to where the configuration says that a service is', async () => {
    const elsewhere = { services: { ...services, access: 'https://access.example/v2' } };
    const { gateway, requests } = gatewayWith([json(user)], signedIn, elsewhere);
    await gateway.send(contract.access.me, {});
    expect(requests[0]?.url).toBe('https://access.example/v2/users/me');
  });

  it('adds the token and the firm to every call that is not public', async () => {
    const { gateway, requests } = gatewayWith([json(user)]);
    await gateway.send(contract.access.me, {});
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer token');
    expect(requests[0]?.headers.get('x-api-key')).toBe('meridian');
    expect(requests[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('writes flags, path parameters and only the query that has a value', async () => {
    const { gateway, requests } = gatewayWith([
      json({ accessToken: 'x' }),
      json({ items: [], total: 0, counts: {} }),
    ]);
    await gateway.send(contract.access.login, { body: { userName: 'a', password: 'b' } });
    await gateway.send(contract.registrations.list, {
      query: {
        status: [registrationStatus.code('INCOMPLETE'), registrationStatus.code('COMPLETE')],
        page: 2,
        search: '',
        max: 50,
      },
    });
    expect(requests.map(r => r.url.replace('http://platform', ''))).toEqual([
      '/api/access/users?login',
      '/api/main/registrations?status=INCOMPLETE%2CCOMPLETE&page=2&max=50',
    ]);
  });

  it('asks for the language of the page, whatever that of the browser is', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'nl-NL' } });
    const { gateway, requests } = gatewayWith([json(user)]);
    await gateway.send(contract.access.me, {});
    vi.unstubAllGlobals();
    expect(requests[0]?.headers.get('Accept-Language')).toBe('nl-NL');
  });

  it('refuses a public call of which nothing is known', async () => {
    const { gateway, requests } = gatewayWith([], nobody);
    const error = await failure(
      gateway.send(contract.access.login, { body: { userName: '', password: '' } }),
    );
    expect(error.message).toBe('You are not allowed to make this call');
    expect(requests).toHaveLength(0);
  });

  it('ends the session instead of calling without a valid token', async () => {
    const { gateway, requests, onSessionExpired } = gatewayWith([], nobody);
    const error = await failure(gateway.send(contract.access.me, {}));
    expect([error.status, error.message]).toEqual([401, 'Session expired.']);
    expect(onSessionExpired).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(0);
  });
});

describe('what the gateway makes of answers', () => {
  it('retries a read that failed in passing, and keeps the idempotency key of a write', async () => {
    const reading = gatewayWith([new TypeError('no network'), json({}, 503), json(user)]);
    await reading.gateway.send(contract.access.me, {});
    expect(reading.requests).toHaveLength(3);
    const writing = gatewayWith([json({}, 503), json({}, 503), json({}, 503), json({}, 503)]);
    await failure(
      writing.gateway.send(contract.registrations.create, {
        body: { type: 'JOINT', channel: 'API', parties: [] },
      }),
    );
    expect(writing.requests).toHaveLength(3);
    expect(new Set(writing.requests.map(r => r.headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('never repeats a sign-in', async () => {
    const { gateway, requests } = gatewayWith([json({}, 503)]);
    await failure(gateway.send(contract.access.login, { body: { userName: 'a', password: 'b' } }));
    expect(requests).toHaveLength(1);
  });

  it('asks again for a token where a busy platform gave none', async () => {
    const { gateway, requests } = gatewayWith([json({}, 503), json({ accessToken: null })]);
    await gateway.send(contract.access.refresh, {}, { mayRepeat: true });
    expect(requests).toHaveLength(2);
  });

  it('turns the envelope into one error with type, fields and request id', async () => {
    const fields = [{ path: 'type', code: 'required' }];
    const { gateway } = gatewayWith([
      json({ type: 'ValidationFailed', message: 'No.', fields, requestId: 'r1' }, 400),
    ]);
    const error = await failure(
      gateway.send(contract.registrations.create, { body: { type: 'JOINT', channel: 'API', parties: [] } }),
    );
    expect(error).toMatchObject({
      kind: 'refused',
      status: 400,
      type: 'ValidationFailed',
      fields,
      requestId: 'r1',
      message: 'No.',
    });
  });

  it('treats a type it does not know, and a page instead of JSON, as unexpected', async () => {
    const { gateway } = gatewayWith([
      json({ type: 'toString' }, 404),
      new Response('<html>', { status: 404 }),
    ]);
    for (let i = 0; i < 2; i++)
      expect((await failure(gateway.send(contract.access.me, {}))).type).toBe('Unexpected');
  });

  it('reports a call that failed for no reason that was said, once it is given up', async () => {
    const onError = vi.fn();
    const fails = async (...answers: (Response | Error)[]) => {
      const { gateway } = gatewayWith(answers, signedIn, { onError });
      return failure(gateway.send(contract.access.me, {}));
    };
    await fails(json({ type: 'Forbidden', message: 'No.' }, 403));
    expect(onError).not.toHaveBeenCalled();
    const error = await fails(...Array.from({ length: 5 }, () => json({ type: 'Unexpected' }, 500)));
    expect(onError.mock.calls).toEqual([[error, 'access.me']]);
    await fails(json({ ...user, roles: 'all' }));
    expect(onError).toHaveBeenCalledTimes(2);
  });

  it('never lets through an answer that the contract does not describe', async () => {
    const { gateway } = gatewayWith([json({ ...user, roles: 'all' })]);
    expect((await failure(gateway.send(contract.access.me, {}))).kind).toBe('invalid');
  });

  it('ends the session on 401 and does not try again', async () => {
    const { gateway, requests, onSessionExpired } = gatewayWith([json({ type: 'SessionExpired' }, 401)]);
    await failure(gateway.send(contract.access.me, {}));
    expect(requests).toHaveLength(1);
    expect(onSessionExpired).toHaveBeenCalledOnce();
  });

  it('unwraps GraphQL answers and errors', async () => {
    const setting = { levels: [], defaultMonths: 24, triggerInitialRiskReview: true };
    const { gateway } = gatewayWith([
      json({ data: { riskQualificationSettingGet: setting } }),
      json({
        errors: [
          { message: 'x', extensions: { type: 'Forbidden', message: "You don't have access to this page!" } },
        ],
      }),
    ]);
    expect(await gateway.send(contract.kyc.riskQualificationSettingGet, {})).toEqual(setting);
    expect((await failure(gateway.send(contract.kyc.riskQualificationSettingGet, {}))).type).toBe(
      'Forbidden',
    );
  });

  it('says that the caller went away, and stops', async () => {
    const abort = new AbortController();
    abort.abort();
    const { gateway, requests } = gatewayWith([new DOMException('gone', 'AbortError')]);
    expect((await failure(gateway.send(contract.access.me, {}, { signal: abort.signal }))).kind).toBe(
      'aborted',
    );
    expect(requests).toHaveLength(1);
  });
});

describe('how long it waits', () => {
  it('doubles, within a fifth either way, and obeys the platform', () => {
    expect([1, 2, 3, 9].map(tried => delayAfter(tried, null, () => 0.5))).toEqual([500, 1000, 2000, 30_000]);
    expect(delayAfter(1, null, () => 0)).toBe(400);
    expect(delayAfter(1, 7)).toBe(7000);
  });
});
