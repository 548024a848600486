import { ValidationError, type EndpointDefinition } from '../contract/index.ts';
import { ApiError } from './api-error.ts';

/** The answer as the contract describes it; an answer that it does not describe never reaches a page. */
export function checked(endpoint: EndpointDefinition, answer: unknown, status: number): unknown {
  try {
    if (endpoint.kind !== 'graphql') return endpoint.response.validateSync(answer);
    const { data, errors } = answer as {
      data?: Record<string, unknown> | null;
      errors?: { extensions?: object }[];
    };
    const [first] = errors ?? [];
    if (first) throw new ApiError('refused', { status, envelope: { ...first.extensions } });
    return endpoint.response.validateSync(data?.[endpoint.operation ?? '']);
  } catch (cause) {
    if (cause instanceof ValidationError) throw new ApiError('invalid', { status, cause });
    throw cause;
  }
}
