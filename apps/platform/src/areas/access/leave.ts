import type { RequestInfo } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { readRefreshCookie } from './cookies.ts';
import { endSessions, findSession, isOpen } from './sessions.ts';
import { readRefreshToken } from './tokens.ts';

export interface Left {
  /** Null for a session that was over already. */
  readonly userId: string | null;
}

/**
 * Signs out everywhere the user that the refresh cookie belongs to. A session that was left alone for too long is good enough
 * for that: its owner may have signed out while nothing could be reached.
 * @returns null without a cookie of ours.
 */
export async function leaveByCookie(services: Services, request: RequestInfo): Promise<Left | null> {
  const token = readRefreshToken(services.keys, readRefreshCookie(request) ?? '');
  if (!token) return null;
  const session = await services.database.unscoped(tx => findSession(tx, token.sessionId));
  if (!session || !isOpen(session, services.clock.now())) return { userId: null };
  const { user_id: userId, session_id: sessionId, tenant_id: tenantId } = session;
  await leave(services, { userId, sessionId, homeTenantId: tenantId }, request.ip);
  return { userId };
}

interface Leaver {
  readonly userId: string;
  readonly sessionId: string;
  readonly homeTenantId: string;
}

/** Signs out everywhere. */
export const leave = (
  services: Services,
  { userId, sessionId, homeTenantId }: Leaver,
  ip: string,
): Promise<void> =>
  inTenant(services, homeTenantId, { id: userId, sessionId, ip }, work =>
    endSessions(work, userId, 'signed out'),
  );
