import { expect, it } from 'vitest';
import { everyEndpoint, examples, requestOf, unknownIds } from '../testing/examples.ts';
import type { EndpointName } from '@dossier/api/contract';
import { figure } from './figures.ts';
import { strictPlatform } from './brute-force.ts';

const expected = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'content-security-policy': /default-src 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cache-control': /\S/,
  'x-request-id': /^req_/,
};

it('17: every answer has the right headers', async () => {
  const platform = await strictPlatform();
  const ids = unknownIds('meridian');
  const answers: Response[] = [];
  for (const endpoint of everyEndpoint) {
    const { path, body } = requestOf(endpoint, examples[endpoint.name as EndpointName](ids));
    for (const method of [endpoint.method, 'HEAD', 'PATCH', 'OPTIONS']) {
      const hasBody = method === endpoint.method && method !== 'GET';
      answers.push(await platform.ask(path, { method, ...(hasBody ? { body } : {}) }));
      // The limits of production: they refuse what comes too fast, with headers too.
      platform.clock.turn(1);
    }
  }
  for (const path of [
    '/',
    '/nothing/here',
    '/missing.js',
    '/health',
    '/ready',
    '/theme/meridian.css',
    '/api/nothing',
    '/outbox',
  ])
    answers.push(await platform.ask(path));
  const wrong = answers.flatMap(({ status, headers }) =>
    Object.entries(expected)
      .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
      .map(([name]) => `${status} ${name}`),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  figure(
    17,
    `answers with every header, of ${answers.length} (${[...statuses].toSorted((a, b) => a - b).join(', ')})`,
    wrong.length === 0 ? 'all' : wrong.slice(0, 5).join('; '),
  );
  expect(wrong).toEqual([]);
});
