import {
  grants,
  inPartOf,
  permissions,
  permissionsOf,
  type EndpointName,
  type Permission,
} from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { everyEndpoint, examples, requestOf, unknownIds } from '../../testing/examples.ts';
import { grantTo } from '../../testing/groups.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

/** Everything that a group may give to someone of a role. */
const grantable = (role: 'ROLE_TENANT_USER' | 'ROLE_TENANT_AGENT') =>
  permissions.codes.filter(name => grants[name][role] === 'may');

/** Two groups of a firm: acceptance and screening, and all that there is to give. */
const callers: readonly (readonly [
  username: string,
  role: 'ROLE_TENANT_USER' | 'ROLE_TENANT_AGENT',
  readonly Permission[],
])[] = [
  [
    'meridian.user',
    'ROLE_TENANT_USER',
    ['workflowOnboardingAcceptedWrite', 'screeningSuppress', 'auditRead'],
  ],
  ['meridian.user', 'ROLE_TENANT_USER', grantable('ROLE_TENANT_USER')],
  ['meridian.agent', 'ROLE_TENANT_AGENT', permissions.codes],
];

onBothEngines('custom groups', engine => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });

  it.each(callers)(
    'open to %s, %s, what %j says and nothing else',
    { timeout: 120_000 },
    async (username, role, granted) => {
      await grantTo(platform, username, granted, crypto.randomUUID());
      const token = await platform.signIn(username);
      const permitted = permissionsOf(role, granted);
      const wrong: string[] = [];
      // Ids that no one has: who may not hears so before anyone looks whether it is there.
      const ids = unknownIds('meridian');
      for (const endpoint of everyEndpoint) {
        const { access } = endpoint;
        if (
          access === 'public' ||
          access === 'signedIn' ||
          endpoint.kind === 'stream' ||
          endpoint.kind === 'graphql'
        )
          continue;
        const isOpen = [access].flat().some(name => permitted.has(name));
        const example = examples[endpoint.name as EndpointName](ids);
        const { path, body } = requestOf(endpoint, example);
        const response = await platform.ask(path, {
          method: endpoint.method,
          token,
          ...(example.raw ? { raw: example.raw } : { body }),
          headers: { ...example.headers },
        });
        await response.body?.cancel();
        if ((response.status !== 403) !== isOpen) wrong.push(`${endpoint.name}: ${response.status}`);
      }
      expect(wrong).toEqual([]);
      expect([...inPartOf(role, granted)]).toEqual([]);
    },
  );
});
