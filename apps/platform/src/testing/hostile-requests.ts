import type { EndpointName } from '@dossier/api/contract';
import type { ServerEndpoint } from '@dossier/api/contract/server';
import fc, { type Arbitrary } from 'fast-check';
import type { AnySchema, SchemaDescription } from 'yup';
import { examples, requestOf, type ExampleIds } from './examples.ts';

/** A request as it travels. */
export interface HostileRequest {
  readonly endpoint: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

type Described = SchemaDescription & {
  readonly fields?: Readonly<Record<string, SchemaDescription>>;
  readonly innerType?: SchemaDescription;
};

/** Texts that have broken something somewhere. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  'é'.repeat(300),
  'ﬀ',
  '%',
  '%00',
  '../..',
  "'; drop table users; --",
  '-1',
  '1e300',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '0x10',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T00:00',
  '__proto__',
  'constructor',
  'toString',
  '11111111-1111-4111-8111-111111111111',
  '{}',
  '[]',
  'null',
  'true',
];
const oddText = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 400 }),
);
const oddValue: Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.jsonValue(),
  fc.double(),
  fc.bigInt().map(String),
  fc.constantFrom<unknown>(null, true, 0, -1, 2 ** 31, 2 ** 53, [], {}),
);

/** A value as a schema describes it, now and then another one; what is known to be right is taken often. */
function valueOf(description: SchemaDescription, good: unknown, ids: Arbitrary<unknown>): Arbitrary<unknown> {
  const { type, fields = {}, innerType, oneOf } = description as Described;
  const goodFields = (good ?? {}) as Record<string, unknown>;
  const right = ((): Arbitrary<unknown> => {
    if (oneOf.length > 0) return fc.constantFrom(...oneOf);
    switch (type) {
      case 'string':
        return fc.oneof(oddText, ids, fc.constant('2026-11-21'));
      case 'number':
        return fc.oneof(fc.integer(), fc.nat(50), fc.double());
      case 'boolean':
        return fc.boolean();
      case 'array': {
        const [first] = Array.isArray(good) ? (good as readonly unknown[]) : [];
        return innerType ? fc.array(valueOf(innerType, first, ids), { maxLength: 5 }) : fc.constant([]);
      }
      case 'object':
        return fc.record(
          Object.fromEntries(
            Object.entries(fields).map(([name, field]) => [name, valueOf(field, goodFields[name], ids)]),
          ),
          { requiredKeys: [] },
        );
      default:
        return oddValue;
    }
  })();
  const others = [
    { arbitrary: right, weight: 6 },
    { arbitrary: oddValue, weight: 1 },
  ];
  return fc.oneof(...others, ...(good === undefined ? [] : [{ arbitrary: fc.constant(good), weight: 8 }]));
}

/** Changes bytes of something: where, and to what. */
const mutations = fc.array(fc.tuple(fc.nat(), fc.nat(255), fc.constantFrom('set', 'insert', 'cut')), {
  maxLength: 4,
});
type Mutations = readonly (readonly [number, number, string])[];

function mutated(bytes: Buffer, changes: Mutations): Buffer {
  let changed = bytes;
  for (const [at, byte, how] of changes) {
    const index = changed.length === 0 ? 0 : at % changed.length;
    const [head, tail] = [changed.subarray(0, index), changed.subarray(index)];
    if (how === 'cut') changed = head;
    else changed = Buffer.concat([head, Buffer.from([byte]), how === 'set' ? tail.subarray(1) : tail]);
  }
  return changed;
}

/** What may stand in the first line of a request: anything else never leaves the client. */
const asPath = (bytes: Buffer) =>
  `/${bytes
    .toString('latin1')
    .replace(/^\//, '')
    .replaceAll(/[^\x21-\x7e]/g, byte => encodeURIComponent(byte))}`;

const headerValue = fc
  .string({ unit: 'binary', maxLength: 60 })
  .map(text => text.replaceAll(/[^\t\x20-\x7e\xa1-\xff]/g, ''));
const headerNames = [
  'if-match',
  'content-type',
  'content-encoding',
  'accept-encoding',
  'accept-language',
  'idempotency-key',
  'x-api-key',
  'x-requested-with',
  'x-forwarded-for',
  'cookie',
  'authorization',
  'range',
  'content-digest',
  'origin',
  'last-event-id',
  'host',
  'if-none-match',
  'x-http-method-override',
];
const oddHeaders = fc.dictionary(fc.constantFrom(...headerNames), headerValue, { maxKeys: 2 });

/** How often it is: of `of` requests `share`. */
const rarely = <T>(arbitrary: Arbitrary<T>, otherwise: T, of = 5): Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(otherwise), weight: of - 1 }, { arbitrary, weight: 1 });

/** Requests of every endpoint, made from what the contract says of them, with something wrong in most. */
export function hostileRequests(
  endpoints: readonly ServerEndpoint[],
  ids: ExampleIds,
): Arbitrary<HostileRequest> {
  const anId = fc.constantFrom(...(Object.values(ids) as string[]));
  const one = (endpoint: ServerEndpoint): Arbitrary<HostileRequest> => {
    const example = examples[endpoint.name as EndpointName](ids);
    const described = (schema: AnySchema | undefined) => schema?.describe();
    const [query, body] = [described(endpoint.query), described(endpoint.body)];
    const parameters = Object.fromEntries(new URLSearchParams(example.query));
    return fc
      .record({
        params: fc.record(
          Object.fromEntries(
            Object.entries(example.params ?? {}).map(([name, value]) => [
              name,
              fc.oneof({ arbitrary: fc.constant(value), weight: 6 }, { arbitrary: oddText, weight: 1 }, anId),
            ]),
          ),
        ),
        query: query ? valueOf(query, parameters, anId) : fc.constant(parameters),
        body: body ? valueOf(body, example.body, anId) : fc.constant(example.body),
        extraHeaders: rarely(oddHeaders, {}),
        pathChanges: rarely<Mutations>(mutations, [], 10),
        bodyChanges: rarely<Mutations>(mutations, []),
        method: rarely(
          fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
          endpoint.method,
          20,
        ),
      })
      .map(({ params, query: queried, body, extraHeaders, pathChanges, bodyChanges, method }) => {
        const built = requestOf(endpoint, {
          params: wellFormed(params),
          query: queryText(queried),
          body,
        });
        const bytes =
          example.raw ??
          (built.body === undefined ? undefined : Buffer.from(JSON.stringify(built.body) ?? ''));
        return {
          endpoint: endpoint.name,
          method,
          path: asPath(mutated(Buffer.from(built.path, 'latin1'), pathChanges)),
          headers: { 'content-type': 'application/json', ...example.headers, ...extraHeaders },
          body:
            bytes && method !== 'GET' && method !== 'HEAD'
              ? mutated(Buffer.from(bytes), bodyChanges)
              : undefined,
        };
      });
  };
  return fc.oneof(...endpoints.map(one));
}

/** Half of a surrogate pair has no form in an address. */
const wellFormed = (params: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value.toWellFormed()]));

function queryText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return encodeURIComponent(String(value).toWellFormed());
  return Object.entries(value)
    .flatMap(([name, header]) =>
      (Array.isArray(header) ? header : [header]).map((each: unknown) => [name, each] as const),
    )
    .map(([name, header]) =>
      [name, typeof header === 'string' ? header : (JSON.stringify(header) ?? '')]
        .map(part => encodeURIComponent(part.toWellFormed()))
        .join('='),
    )
    .join('&');
}
