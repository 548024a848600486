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
  general: '/api/general',
  /** Logos and other public files of tenants. */
  assets: '/assets',
  /** Progress of imports (WebSocket). */
  importSocket: '/api/sockets/import',
  /** Progress of identity verification (WebSocket). */
  identitySocket: '/api/sockets/identity',
} as const satisfies Record<string, `/${string}`>;

export type ServiceName = keyof typeof services;

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
