import type { AnySchema } from 'yup';
import type { EndpointDefinition } from './endpoint.ts';
import type { ErrorType } from './errors.ts';

/** What only a server reads of an endpoint. No page carries it. */
export interface ServerPart {
  /** One sentence for the API reference. */
  readonly summary: string;
  readonly query?: AnySchema;
  readonly body?: AnySchema;
  /** What it can answer besides success and the errors every endpoint shares (`commonErrors`). */
  readonly errors: readonly ErrorType[];
  /** True when the caller must name the version it changes: 428 without `If-Match`, 412 when stale. */
  readonly ifMatch?: boolean;
  /** `kind: 'webhook'` only: who sends, as secrets and events name it. */
  readonly provider?: string;
  /** Open to a user who still has to set up the second factor that the tenant demands; everything else is not. */
  readonly duringSetup?: boolean;
}

/** The server parts of a file of endpoints, by their names: one that is missing or unknown does not compile. */
export type ServerParts<Endpoints> = {
  readonly [
    Key in keyof Endpoints as Endpoints[Key] extends EndpointDefinition ? Endpoints[Key]['name'] : never
  ]: ServerPart;
};
