import { array, object, string } from 'yup';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';

export const currentUserServer = {
  'access.me': {
    duringSetup: true,
    summary: 'Whoever is signed in.',
    errors: [],
  },
  'access.permissionsCheck': {
    summary:
      'Of the permissions asked about, the ones that are not allowed. Unknown names count as not allowed.',
    body: object({ permissions: array(string().max(100).required()).max(200).required() }),
    errors: [],
  },
  'access.activeUsers': {
    summary: 'The staff of the firm whom work can be assigned to: enabled, confirmed, no clients.',
    errors: [],
  },
  'access.tenants': {
    summary: 'System Admin only: the firms to choose from. Anybody else gets 403.',
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
