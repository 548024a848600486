import { maximumValidity } from '@dossier/validators';
import type { Permission } from '@dossier/validators/vocabularies';
import { check } from '@dossier/validators/yup';
import { array, number, object, string } from 'yup';
import { typedLimits } from '../typed-limits.ts';
import { trimmed } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';
import { tokenNameLimit, tokenScopes } from './entities.ts';

export const accessTokensServer = {
  'access.accessTokens': {
    summary: 'The tokens of the staff that no one has revoked, the newest first. Never their values.',
    errors: [],
  },
  'access.createAccessToken': {
    summary:
      'Make a token for oneself: for at most 90 days, with nothing that one may not do oneself. Its value is in this answer and nowhere else.',
    body: object({
      name: string().transform(trimmed).required().max(tokenNameLimit),
      scopes: array(string<Permission>().oneOf(tokenScopes).required())
        .min(1)
        .max(tokenScopes.length)
        .required(),
      /** Days that it counts; T4's constant when absent. */
      validityDays: number()
        .integer()
        .min(1)
        .test(...check(maximumValidity)),
      /** A user who signed in more than five minutes ago proves who is there. */
      password: string().max(typedLimits.password).nullable(),
    }),
    errors: ['PasswordRequired', 'UsernamePasswordMismatch'],
  },
  'access.revokeAccessToken': {
    summary: 'Revoke a token, of oneself or of a colleague: within a second it opens nothing any more.',
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
