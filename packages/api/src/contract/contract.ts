import * as access from './access/endpoints.ts';
import * as documents from './documents/endpoints.ts';
import * as exports from './exports/endpoints.ts';
import * as kyc from './kyc/endpoints.ts';
import * as messages from './messages/endpoints.ts';
import * as parties from './parties/endpoints.ts';
import * as registrations from './registrations/endpoints.ts';
import * as tenants from './tenants/endpoints.ts';
import * as workflows from './workflows/endpoints.ts';

/** The contract: every endpoint there is, by area. What is not in this table does not exist. */
export const contract = {
  access,
  tenants,
  registrations,
  documents,
  parties,
  kyc,
  messages,
  workflows,
  exports,
} as const;

export { access, tenants, registrations, documents, parties, kyc, messages, workflows, exports };

type Areas = typeof contract;
type EndpointsOf<Area> = Area[keyof Area];

export type Endpoint = { [Area in keyof Areas]: EndpointsOf<Areas[Area]> }[keyof Areas];
/** The stable name of any endpoint: `registrations.list`. */
export type EndpointName = Endpoint['name'];
export type EndpointNamed<Name extends EndpointName> = Extract<Endpoint, { name: Name }>;

export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap(
  area => Object.values(area) as Endpoint[],
);
