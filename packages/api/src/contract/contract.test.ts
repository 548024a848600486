import { describe, expect, expectTypeOf, it } from 'vitest';
import type { SchemaDescription } from 'yup';
import {
  byPrecedence,
  contract,
  endpoints,
  matchEndpoint,
  offsetOf,
  parameterNames,
  sockets,
  services,
  type EndpointDefinition,
  type InputOf,
} from './index.ts';
import { newNaturalPerson } from './parties/new-parties.ts';
import type { ServerParts } from './server-part.ts';
import { serverEndpoints } from './server.ts';
import { graphqlServices, serviceAliases } from './services.ts';

type Described = SchemaDescription & {
  readonly fields?: Readonly<Record<string, SchemaDescription>>;
  readonly innerType?: SchemaDescription;
};

const inService = (service: string) => endpoints.filter(e => e.service === service).toSorted(byPrecedence);
const find = (service: string, method: string, address: string) => {
  const url = new URL(address, 'http://x');
  return matchEndpoint(inService(service), { method, path: url.pathname, query: url.searchParams })?.name;
};

describe('the contract', () => {
  it('names every endpoint once, after its area', () => {
    const names = endpoints.map(e => e.name);
    expect(new Set(names).size).toBe(names.length);
    for (const [area, areaEndpoints] of Object.entries(contract))
      for (const [key, e] of Object.entries(areaEndpoints)) expect(e.name).toBe(`${area}.${key}`);
  });

  it('has a server part for every endpoint, and for no other', () => {
    expect(serverEndpoints.map(({ name }) => name).toSorted()).toEqual(
      endpoints.map(({ name }) => name).toSorted(),
    );
    type Two = { readonly a: typeof contract.access.me; readonly b: typeof contract.access.login };
    const part = { summary: '', errors: [] };
    // @ts-expect-error: one is missing
    const missing: ServerParts<Two> = { 'access.me': part };
    // @ts-expect-error: one is unknown
    const unknown: ServerParts<Two> = { 'access.me': part, 'access.login': part, 'access.other': part };
    expect([missing, unknown]).toBeDefined();
  });

  it.each([
    ['as they are declared', endpoints],
    ['the other way round', endpoints.toReversed()],
  ])('finds each endpoint by its address, %s', (_, declared) => {
    for (const {
      name,
      service,
      method,
      path,
      flag,
      action,
      operation,
    } of declared as readonly EndpointDefinition[]) {
      if (operation !== undefined) continue;
      const query = new URLSearchParams({ ...(flag && { [flag]: '' }), ...(action && { action }) });
      const sorted = declared.filter(e => e.service === service).toSorted(byPrecedence);
      const requested = { method, path: path.replaceAll(/\{\w+\}/g, '0'), query };
      expect(matchEndpoint(sorted, requested)?.name).toBe(name);
    }
  });

  it('has no two endpoints that mean the same request', () => {
    const keys = endpoints.map((e: EndpointDefinition) =>
      [e.service, e.method, e.path, e.flag, e.action, e.operation].join(' '),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('gives a document and an operation to GraphQL endpoints, and to no others', () => {
    for (const e of endpoints) {
      const isGraphql = e.kind === 'graphql';
      expect('document' in e && 'operation' in e).toBe(isGraphql);
      if (isGraphql) expect(graphqlServices).toContain(e.service);
    }
  });

  it('says of webhooks who sends them, and of no others', () => {
    for (const { kind, access, provider, ifMatch } of serverEndpoints) {
      expect(provider !== undefined).toBe(kind === 'webhook');
      if (kind === 'webhook') expect([access, ifMatch ?? false]).toEqual(['public', false]);
    }
  });

  it('lists no socket that does not answer', () => {
    for (const name of sockets) expect(services).not.toHaveProperty(name);
  });

  it('maps every alias of a service to one that has an address', () => {
    for (const name of Object.values(serviceAliases)) expect(services[name]).toMatch(/^\/api\//);
  });

  // Strangers send these: no rule may be given a text without end, not even to refuse it.
  it('gives every text and list that a stranger may send a maximum', () => {
    const endless = (schema: SchemaDescription, path: string): string[] => {
      const { type, tests, oneOf, fields = {}, innerType } = schema as Described;
      const isBounded = oneOf.length > 0 || tests.some(({ name }) => name === 'max');
      return [
        ...((type === 'string' || type === 'array') && !isBounded ? [path] : []),
        ...Object.entries(fields).flatMap(([name, field]) => endless(field, `${path}.${name}`)),
        ...(innerType ? endless(innerType, `${path}[]`) : []),
      ];
    };
    const open = serverEndpoints.filter(({ access }) => access === 'public');
    const texts = open.flatMap(({ name, body, query }) =>
      [body, query].flatMap(schema => (schema ? endless(schema.describe(), name) : [])),
    );
    expect(texts).toEqual([]);
  });

  it('infers what a caller gives from the declaration', () => {
    expectTypeOf<InputOf<typeof contract.registrations.get>>()
      .toHaveProperty('params')
      .toEqualTypeOf<{ readonly id: string }>();
    // @ts-expect-error: a body without its required fields
    const missing: InputOf<typeof contract.access.login> = { body: { userName: 'a' } };
    expect(missing).toBeDefined();
  });
});

describe('which endpoint a request means', () => {
  it('prefers a flag over the bare path', () => {
    expect(find('access', 'POST', '/users?login')).toBe('access.login');
    expect(find('access', 'POST', '/users?refresh')).toBe('access.refresh');
    expect(find('access', 'POST', '/users?forgot')).toBe('access.forgot');
    expect(find('access', 'POST', '/users?forgotConfirm')).toBe('access.forgotConfirm');
    expect(find('access', 'POST', '/users?k=secret')).toBe('access.signUp');
  });

  it('prefers static segments over parameters', () => {
    expect(find('access', 'GET', '/users/active')).toBe('access.activeUsers');
    expect(find('access', 'GET', '/users/me')).toBe('access.me');
  });

  it('ignores a slash at the end', () => {
    expect(find('main', 'GET', '/registrations/')).toBe('registrations.list');
    expect(find('main', 'GET', '/registrations/1/')).toBe('registrations.get');
  });

  it('knows no method that is not declared', () => {
    expect(find('main', 'DELETE', '/registrations/1')).toBeUndefined();
  });
});

describe('a new party', () => {
  it.each([
    [{ lastName: 'de Wit' }, true],
    [{ lastName: 'de Wit', dateOfBirth: '1968-03-14', nationality: 'NL' }, true],
    [{ lastName: 'de Wit', dateOfBirth: '2026-02-31' }, false],
    [{ lastName: 'de Wit', dateOfBirth: 'yesterday' }, false],
    [{ lastName: 'de Wit', nationality: 'XX' }, false],
    [{ lastName: ' ' }, false],
  ])('%j is judged by the rules of the validators', (person, isValid) => {
    expect(newNaturalPerson.isValidSync(person, { strict: true })).toBe(isValid);
  });
});

describe('paging', () => {
  it('turns page into offset = (page - 1) * max', () => {
    expect(offsetOf({ page: 3, max: 50 })).toEqual({ offset: 100, max: 50 });
    expect(offsetOf({})).toEqual({ offset: 0, max: 25 });
    expect(offsetOf({ offset: 7, page: 3 })).toEqual({ offset: 7, max: 25 });
  });

  it('reads parameter names from a path', () => {
    expect(parameterNames('/a/{id}/b/{partyId}')).toEqual(['id', 'partyId']);
  });
});
