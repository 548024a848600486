import { randomUUID } from 'node:crypto';
import type { EndpointDefinition, EndpointName } from '@dossier/api/contract';
import {
  everyEndpoint,
  examples,
  kindsOfId,
  requestOf,
  unknownIds,
  type Example,
  type ExampleIds,
  type KindOfId,
} from './examples.ts';
import type { TestPlatform } from './platform.ts';
import { firstEventOf } from './stream.ts';

/** The kinds of id that the call of an endpoint names. */
export function kindsNamed(name: EndpointName): readonly KindOfId[] {
  const named = new Set<KindOfId>();
  const ids = Object.defineProperties(
    {},
    Object.fromEntries(
      kindsOfId.map(kind => [
        kind,
        {
          get() {
            named.add(kind);
            return randomUUID();
          },
        },
      ]),
    ),
  ) as ExampleIds;
  examples[name](ids);
  return [...named];
}

/** Signs someone in; a System Admin goes into the tenant. */
export async function tokenIn(platform: TestPlatform, tenant: string, username: string): Promise<string> {
  const token = await platform.signIn(username);
  if (username !== 'system.admin') return token;
  const choice = { method: 'POST', token, body: { tenantId: tenant } };
  return (await platform.get<{ accessToken: string }>('/api/access/users?chooseTenant', choice)).accessToken;
}

/** Calls an endpoint as its example says. */
export async function callExample(
  platform: TestPlatform,
  endpoint: EndpointDefinition,
  example: Example,
  token: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { path, body } = requestOf(endpoint, example);
  const response = await platform.ask(path, {
    method: endpoint.method,
    ...(example.raw ? { raw: example.raw } : { body }),
    ...(token === undefined ? {} : { token }),
    headers: { ...example.headers, ...headers },
  });
  return firstEventOf(response);
}

/** What an answer says of itself, without the id that was asked with and what differs each time. */
async function tracesOf(response: Response, id: string): Promise<string> {
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
  const text = (await response.text()).replace(/"requestId":"[^"]*"/, '');
  return JSON.stringify([response.status, headers, text]).replaceAll(id, '<asked>');
}

export interface Swapping {
  readonly token: string;
  readonly ids: ExampleIds;
  readonly foreign: ExampleIds;
  /** Of which kinds ids are swapped; all when absent. */
  readonly kinds?: readonly KindOfId[];
  /** Whether an endpoint is called; all are when absent. */
  readonly isIncluded?: (name: EndpointName) => boolean;
}

/**
 * Swaps each id of each call singly for another tenant's, and for an unknown one.
 * @returns the swaps whose answers can be told apart: with rows that are isolated, none.
 */
export async function leakingSwaps(
  platform: TestPlatform,
  { token, ids, foreign, kinds = kindsOfId, isIncluded = () => true }: Swapping,
): Promise<readonly string[]> {
  const leaks: string[] = [];
  for (const endpoint of everyEndpoint) {
    const name = endpoint.name as EndpointName;
    if (!isIncluded(name)) continue;
    for (const kind of kindsNamed(name).filter(each => kinds.includes(each))) {
      const answers: string[] = [];
      for (const id of [foreign[kind], unknownIds()[kind]]) {
        const example = examples[name]({ ...ids, [kind]: id });
        answers.push(await tracesOf(await callExample(platform, endpoint, example, token), id));
      }
      if (answers[0] !== answers[1]) leaks.push(`${name} ${kind}: ${answers.join(' | ')}`);
    }
  }
  return leaks;
}
