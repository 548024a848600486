import {
  commonErrors,
  errorStatuses,
  parameterNames,
  services,
  type EndpointDefinition,
  type ErrorType,
} from '@dossier/api/contract';
import { serverEndpoints, yupOf, type ServerEndpoint } from '@dossier/api/contract/server';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

/** The API reference (OpenAPI 3.1), derived from the contract: it cannot say anything else than the platform does. */
export function openApi(version: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of serverEndpoints) {
    const operations = (paths[addressOf(endpoint)] ??= {});
    operations[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Dossier', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
  };
}

/** OpenAPI tells operations apart by path and method only: a flag or an action is shown as part of the path. */
function addressOf({ service, path, flag, action, kind, operation }: EndpointDefinition): string {
  const suffix = flag ? `?${flag}` : action ? `?action=${action}` : kind === 'graphql' ? `#${operation}` : '';
  return services[service] + path + suffix;
}

function operationOf(endpoint: ServerEndpoint): JsonSchema {
  const { name, summary, access, kind, body, response, errors, ifMatch } = endpoint;
  const isPublic = access === 'public';
  return {
    operationId: name,
    summary,
    tags: [name.split('.')[0]],
    ...(isPublic ? {} : { security: [{ bearer: [] }] }),
    ...(isPublic || access === 'signedIn' ? {} : { 'x-permission': access }),
    parameters: [
      ...parameterNames(endpoint.path).map(pathParameter),
      ...queryParameters(endpoint),
      ...(ifMatch ? [ifMatchHeader] : []),
      ...(kind === 'webhook' ? webhookParameters : []),
    ],
    ...(body ? { requestBody: { required: true, content: json(jsonSchemaOf(body)) } } : {}),
    ...(kind === 'upload' ? { requestBody: { required: true, content: binary } } : {}),
    responses: {
      200: { description: 'Success', content: contentOf(kind, jsonSchemaOf(yupOf(response))) },
      ...errorResponses([...errors, ...commonErrors]),
    },
  };
}

/** Of a stream the schema is that of one event: its name, and what its data says. */
function contentOf(kind: EndpointDefinition['kind'], schema: JsonSchema) {
  if (kind === 'download') return binary;
  return kind === 'stream' ? { 'text/event-stream': { schema } } : json(schema);
}

const binary = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const pathParameter = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const ifMatchHeader = {
  name: 'If-Match',
  in: 'header',
  required: true,
  schema: { type: 'string' },
  example: '"v3"',
};

/** As Standard Webhooks 1.0 has them. */
const webhookParameters = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
}));

function queryParameters({ query }: ServerEndpoint): JsonSchema[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query) as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(schema['type'] === 'array' ? { style: 'form', explode: false } : {}),
  }));
}

function errorResponses(types: readonly ErrorType[]): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(types, type => errorStatuses[type]);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      { description: [...new Set(same)].join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
    ]),
  );
}

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'message', 'errorMessage', 'requestId'],
  properties: {
    type: { enum: Object.keys(errorStatuses) },
    message: { type: 'string' },
    errorMessage: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, params: { type: 'object' } },
      },
    },
    requestId: { type: 'string' },
  },
};
