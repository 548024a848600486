import { accessServer } from './access/server.ts';
import { documentsServer } from './documents/server.ts';
import { exportsServer } from './exports/server.ts';
import { endpoints, type EndpointName } from './index.ts';
import { kycServer } from './kyc/server.ts';
import { messagesServer } from './messages/server.ts';
import { partiesServer } from './parties/server.ts';
import { registrationsServer } from './registrations/server.ts';
import type { ServerPart } from './server-part.ts';
import { tenantsServer } from './tenants/server.ts';
import { workflowsServer } from './workflows/server.ts';
import type { EndpointDefinition } from './endpoint.ts';

export const serverParts = {
  ...accessServer,
  ...tenantsServer,
  ...registrationsServer,
  ...documentsServer,
  ...partiesServer,
  ...kycServer,
  ...messagesServer,
  ...workflowsServer,
  ...exportsServer,
} as const satisfies Readonly<Record<EndpointName, ServerPart>>;

export interface ServerEndpoint extends EndpointDefinition, ServerPart {}

/** Every endpoint with its server part, in the order of the parts. */
export const serverEndpoints: readonly ServerEndpoint[] = Object.entries<ServerPart>(serverParts).flatMap(
  ([name, part]) => endpoints.flatMap(endpoint => (endpoint.name === name ? [{ ...endpoint, ...part }] : [])),
);

export type { ServerPart } from './server-part.ts';
export { yupOf } from './yup-of.ts';
