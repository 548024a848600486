import { cookieNames } from '@dossier/api/contract';
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

/** Whether someone has signed out here while the platform could not be reached. */
export const hasLeft = (request: RequestInfo): boolean => request.cookie(cookieNames.leaving) !== null;

/** Whether a page can count on a session to continue. */
export const hasSession = (request: RequestInfo): boolean =>
  readRefreshCookie(request) !== null && !hasLeft(request);

/** The platform has ended the session. */
export const clearedLeaving = `${cookieNames.leaving}=; Path=/; SameSite=Strict; Max-Age=0`;

export const clearedRefreshCookie = `${name}=; ${attributes}; Max-Age=0`;
