import type { RequestInfo } from '../../shared/routing/route.ts';

/** `__Host-`: only over https (or localhost), only for this very host, only for its root. */
const name = '__Host-dossier_rt';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export const readRefreshCookie = (request: RequestInfo): string | null => request.cookie(name);

/** Kept until the browser closes; with "Trust this computer" until the session's absolute limit. */
export function refreshCookie(
  token: string,
  session: { isTrusted: boolean; expiresAt: Date },
  now: Date,
): string {
  const left = Math.max(0, Math.floor((session.expiresAt.getTime() - now.getTime()) / 1000));
  return `${name}=${token}; ${attributes}${session.isTrusted ? `; Max-Age=${left}` : ''}`;
}

export const clearedRefreshCookie = `${name}=; ${attributes}; Max-Age=0`;
