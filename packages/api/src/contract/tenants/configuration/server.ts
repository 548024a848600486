import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';

export const configurationServer = {
  'tenants.configuration': {
    summary: 'Addresses, stage, version and the firm of this host. index.html carries the same object.',
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
