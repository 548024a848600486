/** Address of the service that answers with the configuration: a page without one knows no other. */
export const configurationAddress = '/api/general';

/**
 * Every backend service of S1 §7 and S2 §7, with the address it has unless the configuration says otherwise.
 * Several services may share an address: what counts for callers is the name.
 */
export const services = {
  access: '/api/access',
  main: '/api/main',
  kyc: '/api/kyc',
  surveys: '/api/surveys',
  templates: '/api/templates',
  workflows: '/api/workflows',
  notifications: '/api/notifications',
  custodians: '/api/custodians',
  migration: '/api/migration',
  connections: '/api/connections',
  communication: '/api/communication',
  signing: '/api/signing',
  identification: '/api/identification',
  orchestration: '/api/orchestration',
  products: '/api/products',
  parties: '/api/parties',
  documents: '/api/documents',
  general: configurationAddress,
  /** Logos and other public files of tenants. */
  assets: '/assets',
} as const satisfies Record<string, `/${string}`>;

export type ServiceName = keyof typeof services;

/** WebSockets for the progress of imports and of identity verification: listed where the configuration names one. */
export const sockets = ['importSocket', 'identitySocket'] as const;

/** What the configuration gives callers: an address of each service, and of the sockets that there are. */
export type ServiceAddresses = Readonly<
  Record<ServiceName, string> & Partial<Record<(typeof sockets)[number], string>>
>;

/** The names that the specifications use for the services above. */
export const serviceAliases = {
  users: 'access',
  'access management': 'access',
  'main backend': 'main',
  customers: 'main',
  commands: 'main',
  accounts: 'main',
  'automated contracts': 'templates',
  'input orchestration': 'orchestration',
  'input orchestrator': 'orchestration',
  identities: 'access',
  'product data': 'products',
  'third party': 'general',
  'general configuration': 'general',
} as const satisfies Record<string, ServiceName>;

/** The services that answer GraphQL, at `<address>/graphql`. */
export const graphqlServices = [
  'products',
  'parties',
  'notifications',
] as const satisfies readonly ServiceName[];
