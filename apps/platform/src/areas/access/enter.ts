import type { FirstRead } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import type { RequestInfo } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import type { Authenticator } from './authenticate.ts';
import { refreshCookie } from './cookies.ts';
import type { SignedIn } from './login.ts';
import type { Passwords } from './passwords.ts';
import { platformTenant, type Device } from './sessions.ts';
import { makeRefreshToken, signAccessToken, type TokenOptions } from './tokens.ts';

export interface AccessOptions {
  readonly services: Services;
  readonly authenticator: Authenticator;
  readonly passwords: Passwords;
  readonly tokens: TokenOptions;
  /** The tenant of the page that a request comes from, by its host name. */
  readonly tenantOfHost: (host: string) => Promise<string | null>;
  /** Answers a read as it would be by itself: JSON, or null where it has to be asked for by itself. */
  readonly answerRead: (read: FirstRead, caller: Caller, request: RequestInfo) => Promise<string | null>;
}

/** Where a request comes from, as the owner of the session will recognise it. */
export const deviceOf = (request: RequestInfo): Device => ({
  ip: request.ip,
  userAgent: request.header('user-agent'),
});

/** Lets someone in whose session has begun: the cookie that continues it, and the first token. */
export function enter(
  { services, tokens }: AccessOptions,
  session: SignedIn,
  reply: Headers,
): Promise<string> {
  const { keys, clock, random } = services;
  const now = clock.now();
  const token = makeRefreshToken(keys, { sessionId: session.id, counter: 0 });
  reply.append('Set-Cookie', refreshCookie(token, session, now));
  const tenantId = session.tenantId === platformTenant ? null : session.tenantId;
  return signAccessToken(
    { ...tokens, lifetime: session.tokenSeconds },
    { userId: session.userId, sessionId: session.id, tenantId },
    random.uuid(),
    now,
  );
}
