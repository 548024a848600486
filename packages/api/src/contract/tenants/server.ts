import type { ServerParts } from '../server-part.ts';
import type * as endpoints from './endpoints.ts';
import { configurationServer } from './configuration/server.ts';
import { sectionsServer } from './sections/server.ts';

export const tenantsServer = {
  'tenants.settings': {
    duringSetup: true,
    summary: "The firm's settings, without secrets.",
    errors: [],
  },
  'tenants.regions': {
    duringSetup: true,
    summary: 'Languages and regions that the firm allows.',
    errors: [],
  },
  ...configurationServer,
  ...sectionsServer,
} as const satisfies ServerParts<typeof endpoints>;
