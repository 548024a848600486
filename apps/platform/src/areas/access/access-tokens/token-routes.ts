import { AppError } from '../../../shared/errors/app-error.ts';
import { reads, type RoutesOf } from '../../../shared/routing/route.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import type { AccessOptions } from '../enter.ts';
import { assertPresent } from '../proof.ts';
import { createToken, listTokens, revokeToken } from './access-tokens.ts';

type RouteNames = 'access.accessTokens' | 'access.createAccessToken' | 'access.revokeAccessToken';

export const tokenRoutes = ({
  services,
  passwords,
  authenticator,
}: AccessOptions): Pick<RoutesOf<'access'>, RouteNames> => ({
  'access.accessTokens': reads(({ work }) => listTokens(work)),
  // The answer has the value: it is kept for no repetition of the call. The password is checked before any transaction.
  'access.createAccessToken': {
    mode: 'signed',
    async handle({ caller, body, request: { ip } }) {
      const { tenantId, userId, sessionId } = caller;
      if (tenantId === null) throw new AppError('Forbidden');
      await assertPresent(services, passwords, caller, body.password ?? null, ip);
      authenticator.forget(userId);
      return inTenant(services, tenantId, { id: userId, sessionId, ip }, work =>
        createToken(work, caller, body),
      );
    },
  },
  'access.revokeAccessToken': {
    mode: 'writes',
    async handle({ work, params }) {
      await revokeToken(work, params.id);
      return {};
    },
  },
});
