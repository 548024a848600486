import type { EndpointName } from '@dossier/api/contract';
import { describe, beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { everyEndpoint, kindsOfId } from '../../testing/examples.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { kindsNamed, leakingSwaps, tokenIn } from '../../testing/swaps.ts';
import { makeThings } from '../../testing/things.ts';

const roles = ['admin', 'user', 'agent', 'system@firm'] as const;

/** Where another tenant's id is answered otherwise than an unknown one, and why that is meant. */
const meant: Partial<Record<EndpointName, { readonly as?: (typeof roles)[number]; readonly why: string }>> = {
  'access.invite': { why: 'whoever opens an invitation belongs to no firm yet: its letter is the key' },
  'access.signUp': { why: 'the same' },
  'access.endSession': {
    as: 'system@firm',
    why: 'the sessions of a System Admin are theirs, wherever they are',
  },
  'access.chooseTenant': { as: 'system@firm', why: 'System Admins go from firm to firm' },
};

onBothEngines('ids of another tenant', engine => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });

  it.each(roles)('are answered to %s as unknown ids, each alone', { timeout: 120_000 }, async role => {
    const [near, foreign] = ['meridian', 'noordhaven'].map(async tenant => {
      const username = role === 'system@firm' ? 'system.admin' : `${tenant}.${role}`;
      const token = await tokenIn(platform, tenant, username);
      return { token, ids: await makeThings(platform, { tenant, username, token }) };
    });
    const { token, ids } = await near!;
    const leaks = await leakingSwaps(platform, {
      token,
      ids,
      foreign: (await foreign!).ids,
      isIncluded(name) {
        const exception = meant[name];
        return !exception || (exception.as !== undefined && exception.as !== role);
      },
    });
    expect(leaks).toEqual([]);
  });
});

describe('ids', () => {
  it('of every kind stand in the call of an endpoint', () => {
    const named = new Set(everyEndpoint.flatMap(({ name }) => kindsNamed(name as EndpointName)));
    expect(kindsOfId.filter(kind => !named.has(kind))).toEqual([]);
  });

  it('stand in every path that names something', () => {
    const without = everyEndpoint.filter(
      ({ path, name }) => path.includes('{') && kindsNamed(name as EndpointName).length === 0,
    );
    // The workflows are the platform's, the same for every tenant; their settings are read and changed by type, each
    // tenant its own.
    expect(without.map(({ name }) => name)).toEqual([
      'workflows.steps',
      'workflows.settingsOf',
      'workflows.changeSettings',
    ]);
  });
});
