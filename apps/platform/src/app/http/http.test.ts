import { matchEndpoint, byPrecedence, services } from '@dossier/api/contract';
import { serverEndpoints } from '@dossier/api/contract/server';
import { array, number, object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { systemRandom } from '../../ports/random/random.ts';
import { versionFrom, etagOf, assertVersion } from '../../shared/versions/versions.ts';
import { testClock } from '../../testing/clock.ts';
import { everyEndpoint, examples, requestOf, unknownIds } from '../../testing/examples.ts';
import { testNow } from '../../testing/work.ts';
import { readJson } from './body.ts';
import { createMatcher } from './match.ts';
import { createRateLimit } from './rate-limit.ts';
import { requestInfo } from './request-info.ts';
import { validBody, validQuery } from './validate.ts';

describe('finding an endpoint', () => {
  const match = createMatcher(serverEndpoints);

  it('agrees with the contract about every endpoint', () => {
    for (const endpoint of everyEndpoint) {
      const { path } = requestOf(endpoint, examples[endpoint.name as keyof typeof examples](unknownIds()));
      const url = new URL(path, 'http://x');
      const candidates = everyEndpoint
        .filter(({ service }) => service === endpoint.service)
        .toSorted(byPrecedence);
      const inService = {
        method: endpoint.method,
        path: url.pathname.slice(services[endpoint.service].length),
        query: url.searchParams,
      };
      expect(match(endpoint.method, url).endpoint).toBe(matchEndpoint(candidates, inService));
    }
  });

  it('reads parameters as they were before they were escaped', () => {
    const matched = match('GET', new URL('http://x/api/main/registrations/a%2Fb%20c'));
    expect(matched).toMatchObject({ params: { id: 'a/b c' } });
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

  it('takes nothing for another type, and drops what no one asked for', () => {
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
  it('are named by the user who changes something', () => {
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

describe('the network that limits count by', () => {
  const from = (address: string) =>
    requestInfo(new Request('http://x', { headers: { 'x-forwarded-for': address } }), undefined, {
      random: systemRandom,
      trustedProxies: 1,
    }).network;

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => expect(from(address)).toBe(network));
});
