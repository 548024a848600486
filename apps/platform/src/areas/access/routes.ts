import { bearerOf, RawJson, type RequestInfo, type RoutesOf } from '../../shared/routing/route.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { accountRoutes } from './account-routes.ts';
import { readScope } from './account.ts';
import {
  clearedLeaving,
  clearedRefreshCookie,
  hasLeft,
  readRefreshCookie,
  refreshCookie,
} from './cookies.ts';
import { deviceOf, enter, type AccessOptions } from './enter.ts';
import { leave, leaveByCookie } from './leave.ts';
import { signIn } from './login.ts';
import { continueSession } from './refresh.ts';
import { requestCode, resetPassword } from './reset.ts';
import { assertSystemAdmin, chooseTenant, listActiveUsers, listTenants, notAllowed } from './service.ts';
import { groupRoutes } from './groups/group-routes.ts';
import { tokenRoutes } from './access-tokens/token-routes.ts';
import { ownFactorRoutes } from './own-factor-routes.ts';
import { userRoutes } from './user-routes.ts';
import { readInvite, signUp } from './sign-up.ts';
import { makeRefreshToken, signAccessToken, type AccessClaims } from './tokens.ts';

export function accessRoutes(options: AccessOptions): RoutesOf<'access'> {
  const { services, authenticator, passwords, tokens, tenantOfHost } = options;
  const { clock, random, keys } = services;
  const tokenFor = (claims: AccessClaims, lifetime = tokens.lifetime) =>
    signAccessToken({ ...tokens, lifetime }, claims, random.uuid(), clock.now());

  /** Ends the session of the user who has left without an answer: no one continues it. */
  async function hasLeftFirst(request: RequestInfo): Promise<boolean> {
    if (!hasLeft(request)) return false;
    const left = await leaveByCookie(services, request);
    if (left?.userId) authenticator.forget(left.userId);
    return true;
  }

  /** Continues the session of the cookie that came, which rotates; null when there is none. */
  async function continued(request: RequestInfo, reply: Headers): Promise<string | null> {
    assertSameOrigin(request, services.settings.publicUrl);
    if (await hasLeftFirst(request)) {
      reply.append('Set-Cookie', clearedRefreshCookie);
      reply.append('Set-Cookie', clearedLeaving);
      return null;
    }
    const cookie = readRefreshCookie(request);
    const session = await continueSession(services, cookie, request.ip);
    if (!session) {
      if (cookie !== null) reply.append('Set-Cookie', clearedRefreshCookie);
      return null;
    }
    const { caller, counter } = session;
    const token = makeRefreshToken(keys, { sessionId: caller.sessionId, counter });
    reply.append('Set-Cookie', refreshCookie(token, session, clock.now()));
    return tokenFor(caller, session.tokenSeconds);
  }

  return {
    ...accountRoutes(options),
    ...ownFactorRoutes(options),
    ...userRoutes(options),
    ...groupRoutes(),
    ...tokenRoutes(options),

    'access.login': {
      mode: 'public',
      async handle({ body, request, reply }) {
        const tenantIds = [await tenantOfHost(request.host), request.header('x-api-key')];
        const isLeaving = await hasLeftFirst(request);
        const result = await signIn(services, passwords, body, { ...deviceOf(request), tenantIds });
        const accessToken = 'mfaType' in result ? null : await enter(options, result, reply);
        if (isLeaving && accessToken === null) reply.append('Set-Cookie', clearedRefreshCookie);
        if (isLeaving) reply.append('Set-Cookie', clearedLeaving);
        return 'mfaType' in result ? result : { accessToken: accessToken ?? '' };
      },
    },

    'access.refresh': {
      mode: 'public',
      handle: async ({ request, reply }) => ({ accessToken: await continued(request, reply) }),
    },

    'access.bootstrap': {
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
        // Made from the name alone: where the code goes, if anywhere, is not disclosed.
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
      mode: 'public',
      async handle({ request, reply }) {
        const caller = await authenticator.callerOf(bearerOf(request), true);
        if (caller) await leave(services, caller, request.ip);
        // A token is shown by no one but our own pages; the cookie comes along with whatever a browser sends.
        else assertSameOrigin(request, services.settings.publicUrl);
        const left = caller ?? (await leaveByCookie(services, request));
        if (!left) throw new AppError('SessionExpired');
        if (left.userId !== null) authenticator.forget(left.userId);
        reply.append('Set-Cookie', clearedRefreshCookie);
        reply.append('Set-Cookie', clearedLeaving);
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
      async handle({ caller }) {
        const { fullName, declinedAt } = await readScope(services, caller);
        return {
          _id: caller.userId,
          username: caller.userName,
          tenantId: caller.tenantId,
          roles: [caller.role],
          mfaMethod: caller.mfaMethod,
          sub: caller.userId,
          name: { full: fullName },
          locale: caller.locale,
          authenticatorDeclinedAt: declinedAt,
        };
      },
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
        const items = [...(await listTenants(services))];
        return { items, total: items.length, counts: {} };
      },
    },
  };
}

const firstCharacter = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 0x2a);

/**
 * The cookie goes along with any request that a browser sends here; only our own pages may make use of it.
 * @throws {AppError} CallNotAllowed.
 */
function assertSameOrigin(request: RequestInfo, publicUrl: URL): void {
  const site = request.header('sec-fetch-site');
  const origin = request.header('origin');
  const isSameOrigin =
    site !== null ? site === 'same-origin' : origin === null || isPublicOrigin(origin, request, publicUrl);
  // A form or an image of another site cannot set this header.
  if (!isSameOrigin || request.header('x-requested-with') !== 'dossier') throw new AppError('CallNotAllowed');
}

function isPublicOrigin(origin: string, request: RequestInfo, publicUrl: URL): boolean {
  const url = URL.parse(origin);
  return url !== null && url.protocol === publicUrl.protocol && url.hostname === request.host;
}
