import { GraphQLError, NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { AppError } from '../../shared/errors/app-error.ts';
import { envelopeOf, errorFrom, type Answered } from '../http/envelope.ts';
import { limitsRule } from './limits.ts';
import type { GraphqlContext } from './parties-schema.ts';

/** Answers the GraphQL requests of one service. */
export type GraphqlServer = (body: unknown, context: GraphqlContext & Answered) => Promise<Response>;

export interface GraphqlServerOptions {
  /** Introspection is for development: elsewhere the contract is the documentation. */
  readonly allowsIntrospection: boolean;
  /** Called with errors of the platform itself. */
  readonly onUnexpected: (error: unknown, requestId: string) => void;
}

export function createGraphqlServer(schema: GraphQLSchema, options: GraphqlServerOptions): GraphqlServer {
  const rules: Plugin = {
    onValidate({ addValidationRule }) {
      addValidationRule(limitsRule);
      if (!options.allowsIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
  return async (body, context) => {
    const yoga = createYoga<GraphqlContext>({
      schema,
      plugins: [rules],
      graphiql: false,
      landingPage: false,
      logging: false,
      batching: false,
      maskedErrors: { maskError: error => masked(error, context, options) },
    });
    const request = new Request('http://graphql/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    });
    return withEnvelopes(await yoga.fetch(request, context), context);
  };
}

interface GraphqlAnswer {
  readonly errors?: readonly { readonly extensions?: { readonly type?: unknown } }[];
}

/** A document that does not fit is refused by the library, with a message that quotes it: the answer says less. */
async function withEnvelopes(response: Response, answered: Answered): Promise<Response> {
  const answer = (await response.json()) as GraphqlAnswer;
  const { type, message, ...envelope } = envelopeOf(new AppError('ValidationFailed'), answered);
  const ours = { message, extensions: { type, message, ...envelope } };
  const isTheirs = answer.errors?.some(error => error.extensions?.type === undefined);
  return Response.json(isTheirs ? { errors: [ours] } : answer);
}

/** What a resolver threw, as the contract's envelope. */
function masked(error: unknown, answered: Answered, options: GraphqlServerOptions): GraphQLError {
  // The library wraps its own errors too: a variable that does not fit its type.
  let cause = error;
  while (cause instanceof GraphQLError) cause = cause.originalError;
  const answerError = cause ? errorFrom(cause) : new AppError('ValidationFailed');
  if (cause && answerError.type === 'Unexpected') options.onUnexpected(cause, answered.requestId);
  const path = error instanceof GraphQLError ? error.path : undefined;
  const envelope = envelopeOf(answerError, answered);
  return new GraphQLError(envelope.message, { path, extensions: { ...envelope } });
}
