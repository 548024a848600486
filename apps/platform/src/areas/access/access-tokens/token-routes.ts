import type { RoutesOf } from '../../../shared/routing/route.ts';
import { createToken, listTokens, revokeToken } from './access-tokens.ts';

type RouteNames = 'access.accessTokens' | 'access.createAccessToken' | 'access.revokeAccessToken';

/** What programs call with in the name of the staff. */
export const tokenRoutes = (): Pick<RoutesOf<'access'>, RouteNames> => ({
  'access.accessTokens': { mode: 'reads', handle: ({ work }) => listTokens(work) },
  // The answer has the value: it is kept for no repetition of the call.
  'access.createAccessToken': {
    mode: 'reveals',
    handle: ({ work, caller, body }) => createToken(work, caller, body),
  },
  'access.revokeAccessToken': {
    mode: 'writes',
    async handle({ work, params }) {
      await revokeToken(work, params.id);
      return {};
    },
  },
});
