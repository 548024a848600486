import { RawJson, type RequestInfo, type RoutesOf } from '../../shared/routing/route.ts';
import { Refusal } from '../../shared/refusal/refusal.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { systemActor } from '../../shared/work/work.ts';
import { accountRoutes } from './account-routes.ts';
import { declinedAt } from './account.ts';
import { clearedRefreshCookie, readRefreshCookie, refreshCookie } from './cookies.ts';
import { deviceOf, enter, type AccessOptions } from './enter.ts';
import { signIn } from './login.ts';
import { continueSession } from './refresh.ts';
import { requestCode, resetPassword } from './reset.ts';
import { assertSystemAdmin, chooseTenant, listActiveUsers, listFirms, notAllowed } from './service.ts';
import { endSessions } from './sessions.ts';
import { ownFactorRoutes } from './own-factor-routes.ts';
import { userRoutes } from './user-routes.ts';
import { readInvite, signUp } from './sign-up.ts';
import { makeRefreshToken, signAccessToken, type AccessClaims } from './tokens.ts';

export function accessRoutes(options: AccessOptions): RoutesOf<'access'> {
  const { services, authenticator, passwords, tokens, tenantOfHost } = options;
  const { clock, random, keys } = services;
  const tokenFor = (claims: AccessClaims) => signAccessToken(tokens, claims, random.uuid(), clock.now());

  /** Continues the session of the cookie that came, which rotates; null when there is none. */
  async function continued(request: RequestInfo, reply: Headers): Promise<string | null> {
    assertOwnPage(request, services.settings.publicUrl);
    const cookie = readRefreshCookie(request);
    const session = await continueSession(services, cookie, request.ip);
    if (!session) {
      if (cookie !== null) reply.append('Set-Cookie', clearedRefreshCookie);
      return null;
    }
    const { caller, counter } = session;
    const token = makeRefreshToken(keys, { sessionId: caller.sessionId, counter });
    reply.append('Set-Cookie', refreshCookie(token, session, clock.now()));
    return tokenFor(caller);
  }

  return {
    ...accountRoutes(options),
    ...ownFactorRoutes(options),
    ...userRoutes(options),

    'access.login': {
      mode: 'public',
      async handle({ body, request, reply }) {
        const tenantIds = [await tenantOfHost(request.host), request.header('x-api-key')];
        const result = await signIn(services, passwords, body, { ...deviceOf(request), tenantIds });
        return 'mfaType' in result ? result : { accessToken: await enter(options, result, reply) };
      },
    },

    'access.refresh': {
      mode: 'public',
      handle: async ({ request, reply }) => ({ accessToken: await continued(request, reply) }),
    },

    'access.begin': {
      mode: 'public',
      async handle({ body: { reads }, request, reply }) {
        const accessToken = await continued(request, reply);
        // A page that opens is no use of the session yet.
        const caller = await authenticator.callerOf(accessToken, true);
        const answers = caller
          ? await Promise.all(reads.map(read => options.answerRead(read, caller, request)))
          : [];
        return new RawJson(
          `{"accessToken":${JSON.stringify(accessToken)},"answers":[${answers.map(String).join()}]}`,
        );
      },
    },

    'access.forgot': {
      mode: 'public',
      async handle({ body: { userName }, request }) {
        await requestCode(services, userName, request.ip);
        // Made from the name alone: where the code goes, if anywhere, is not told.
        const Destination = `${firstCharacter(userName.trim())}***@***`;
        return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination } };
      },
    },

    'access.forgotConfirm': {
      mode: 'public',
      async handle({ body, request }) {
        authenticator.forget(await resetPassword(services, passwords, body, request.ip));
        return {};
      },
    },

    'access.invite': {
      mode: 'public',
      handle: ({ params, query, request }) => readInvite(services, { id: params.id, k: query.k }, request.ip),
    },

    'access.signUp': {
      mode: 'public',
      async handle({ query, body: { invite_id: id, ...person }, request }) {
        const key = request.header('idempotency-key');
        await signUp(services, { id, k: query.k }, person, { ip: request.ip, key });
        return {};
      },
    },

    'access.logout': {
      mode: 'signed',
      async handle({ caller, request, reply }) {
        const { homeTenantId: tenantId, userId, sessionId } = caller;
        const actor = { ...systemActor('access'), id: userId, sessionId, ip: request.ip };
        await inTenant(services, tenantId, actor, work => endSessions(work, userId, 'signed out'));
        authenticator.forget(userId);
        reply.append('Set-Cookie', clearedRefreshCookie);
        reply.set('Clear-Site-Data', '"cache"');
        return {};
      },
    },

    'access.chooseTenant': {
      mode: 'signed',
      async handle({ caller, body, request }) {
        assertSystemAdmin(caller);
        await chooseTenant(services, caller, body.tenantId, request.ip);
        authenticator.forget(caller.userId);
        return { accessToken: await tokenFor({ ...caller, tenantId: body.tenantId }) };
      },
    },

    'access.me': {
      mode: 'signed',
      handle: async ({ caller }) => ({
        _id: caller.userId,
        username: caller.userName,
        tenantId: caller.tenantId,
        roles: [caller.role],
        mfaMethod: caller.mfaMethod,
        sub: caller.userId,
        name: { full: `${caller.firstName} ${caller.lastName}` },
        locale: caller.locale,
        authenticatorDeclinedAt: await declinedAt(services, caller),
      }),
    },

    'access.permissionsCheck': {
      mode: 'signed',
      handle: ({ caller, body }) => Promise.resolve(notAllowed(caller, body.permissions)),
    },

    'access.activeUsers': {
      mode: 'reads',
      async handle({ work }) {
        const items = [...(await listActiveUsers(work))];
        return { items, total: items.length, counts: {} };
      },
    },

    'access.tenants': {
      mode: 'signed',
      async handle({ caller }) {
        assertSystemAdmin(caller);
        const items = [...(await listFirms(services))];
        return { items, total: items.length, counts: {} };
      },
    },
  };
}

const firstCharacter = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0x2a);

/**
 * The cookie goes along with any request that a browser sends here; only our own pages may make use of it.
 * @throws {Refusal} CallNotAllowed.
 */
function assertOwnPage(request: RequestInfo, publicUrl: URL): void {
  const site = request.header('sec-fetch-site');
  const origin = request.header('origin');
  const isOwn =
    site !== null ? site === 'same-origin' : origin === null || isOwnOrigin(origin, request, publicUrl);
  // A form or an image of another site cannot set this header.
  if (!isOwn || request.header('x-requested-with') !== 'dossier') throw new Refusal('CallNotAllowed');
}

function isOwnOrigin(origin: string, request: RequestInfo, publicUrl: URL): boolean {
  const url = URL.parse(origin);
  return url !== null && url.protocol === publicUrl.protocol && url.hostname === request.host;
}
