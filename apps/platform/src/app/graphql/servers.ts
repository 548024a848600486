import { type ServiceName } from '@dossier/api/contract';
import { serverEndpoints } from '@dossier/api/contract/server';
import type { GraphQLSchema } from 'graphql';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { RequestInfo } from '../../shared/routing/route.ts';
import type { Dispatcher } from '../http/dispatch.ts';
import { languageOf } from '../http/error-texts.ts';
import type { GraphqlServer, GraphqlServerOptions } from './server.ts';

export interface GraphqlServers {
  answer(service: ServiceName, body: unknown, caller: Caller | null, info: RequestInfo): Promise<Response>;
}

const schemas: Partial<Record<ServiceName, () => Promise<GraphQLSchema>>> = {
  parties: async () => (await import('./parties-schema.ts')).partiesSchema(),
  notifications: async () => (await import('./notifications-schema.ts')).notificationsSchema(),
};

/** The GraphQL servers, each loaded with its first request: starting must not wait for them. */
export function createGraphqlServers(dispatcher: Dispatcher, options: GraphqlServerOptions): GraphqlServers {
  const servers = new Map<ServiceName, Promise<GraphqlServer>>();

  async function load(service: ServiceName): Promise<GraphqlServer> {
    const schemaOf = schemas[service];
    if (!schemaOf) throw new AppError('NotFound');
    const [{ createGraphqlServer }, schema] = await Promise.all([import('./server.ts'), schemaOf()]);
    return createGraphqlServer(schema, options);
  }

  return {
    async answer(service, body, caller, info) {
      const server = servers.get(service) ?? load(service);
      servers.set(service, server);
      return (await server)(body, {
        requestId: info.id,
        language: languageOf(info),
        call(name, input) {
          const endpoint = serverEndpoints.find(candidate => candidate.name === name);
          if (!endpoint) throw new AppError('NotFound');
          dispatcher.authorise(endpoint, caller, info);
          const reply = new Headers();
          return dispatcher.answer(
            { endpoint, params: {}, query: new URLSearchParams(), body: input, request: info, reply },
            caller,
          );
        },
      });
    },
  };
}
