import { impliedBy, tokenScopes, type EndpointName, type Permission } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { makeAccessToken } from '../../testing/access-tokens.ts';
import { onBothEngines } from '../../testing/database.ts';
import { everyEndpoint, examples, requestOf, unknownIds } from '../../testing/examples.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

/** What endpoints ask for, as far as a token may be given it. */
const requested = [...new Set(everyEndpoint.flatMap(({ access }) => [access].flat()))].filter(
  (access): access is Permission => tokenScopes.some(scope => scope === access),
);
/** What the example of an endpoint needs of several that open it: it is of one section of the settings. */
const narrowed: Partial<Record<EndpointName, Permission>> = {
  'tenants.settingsHistory': 'settingsGeneralRead',
};
/** Every way in that is no session's alone: what is open to anyone needs no token. */
const closed = everyEndpoint.filter(({ access }) => access !== 'public');

onBothEngines('access tokens', engine => {
  let platform: TestPlatform;
  let admin: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
  });

  // Ids that no one has: who may not hears so before anyone looks whether it is there.
  const ids = unknownIds('meridian');
  const isOpenTo = async (token: string, endpoint: (typeof closed)[number]): Promise<boolean> => {
    const example = examples[endpoint.name as EndpointName](ids);
    const { path, body } = requestOf(endpoint, example);
    const response = await platform.ask(path, {
      method: endpoint.method,
      token,
      ...(example.raw ? { raw: example.raw } : { body }),
      headers: { ...example.headers },
    });
    const text = await response.text();
    return response.status !== 403 && !text.includes('"type":"Forbidden"');
  };

  it.each(requested)('of one scope opens what asks for it, and nothing else: %s', async scope => {
    const { value } = await makeAccessToken(platform, admin, [scope]);
    // Write implies read.
    const opened = new Set<string>([scope, ...impliedBy(scope)]);
    const wrong: string[] = [];
    for (const endpoint of closed) {
      const opening = narrowed[endpoint.name as EndpointName] ?? endpoint.access;
      const isMeant = endpoint.kind === 'json' && [opening].flat().some(access => opened.has(access));
      if ((await isOpenTo(value, endpoint)) !== isMeant) wrong.push(endpoint.name);
    }
    expect(wrong).toEqual([]);
  });

  it('of all scopes opens no account, no tokens, no file and no stream', async () => {
    const scopes = tokenScopes.filter(scope => !scope.startsWith('restrictedNotes'));
    const { value } = await makeAccessToken(platform, admin, scopes);
    const opened: string[] = [];
    for (const endpoint of closed) {
      const isOwn = endpoint.access === 'signedIn' || endpoint.name.toLowerCase().includes('accesstoken');
      if ((isOwn || endpoint.kind !== 'json') && (await isOpenTo(value, endpoint)))
        opened.push(endpoint.name);
    }
    expect(opened).toEqual([]);
  });
});
