import type { ServerParts } from '../server-part.ts';
import type * as endpoints from './endpoints.ts';
import { riskServer } from './risk/server.ts';

export const kycServer = {
  ...riskServer,
  'kyc.riskQualificationSettingGet': {
    summary: 'The four risk levels of the firm, with the months until their review.',
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
