import type { Caller } from '../../shared/caller/caller.ts';
import type { Services } from '../../shared/services/services.ts';
import { callerFrom, findSession, isAlive, noteActivity, type SessionRecord } from './sessions.ts';
import { readAccessToken, type TokenOptions } from './tokens.ts';

/** Milliseconds that an answer may be used again: the longest that a revoked session can live on. */
const memory = 1_000;
/** Answers kept at once; a process under attack forgets rather than grows. */
const maxRemembered = 5_000;

interface Remembered {
  readonly caller: Caller;
  /** Earlier once something happened in the tenant. */
  until: number;
  /** When activity was noted for it last; 0 for never. */
  touchedAt: number;
}

/** Finds the caller of a request. */
export interface Authenticator {
  /**
   * Null without a token, or with one that does not count any more.
   * @param isBackground traffic that no person started does not keep a session alive.
   */
  callerOf(token: string | null, isBackground: boolean): Promise<Caller | null>;
  /** What is remembered of a user is forgotten: something about them changed just now. */
  forget(userId: string): void;
}

/**
 * On each request: signature, then session, user and permissions as the database has them. A token alone proves
 * nothing about what its bearer may do now.
 */
export function createAuthenticator(
  { database, clock, settings }: Services,
  tokens: TokenOptions,
): Authenticator {
  const remembered = new Map<string, Remembered>();
  let isListening = false;
  let noticeCount = 0;

  /** What happened in a tenant may be about what its people may do: it is known on every process once it is committed. */
  function listen(): void {
    if (isListening) return;
    isListening = true;
    database.listen(notice => {
      noticeCount++;
      for (const entry of remembered.values())
        if (notice === null || entry.caller.homeTenantId === notice) entry.until = 0;
    });
  }

  async function lookup(token: string, now: Date): Promise<SessionRecord | null> {
    const claims = await readAccessToken(tokens, token, now);
    if (!claims) return null;
    const session = await database.unscoped(tx => findSession(tx, claims.sessionId));
    if (!session || session.user_id !== claims.userId || !isAlive(session, now, settings.session))
      return null;
    return session;
  }

  async function touch(caller: Caller, now: Date): Promise<void> {
    await database.tenant(caller.homeTenantId, async tx => {
      // The user before the session, as everything that ends sessions has them.
      await noteActivity(tx, caller.userId, now);
      await tx
        .updateTable('sessions')
        .set({ last_active_at: now })
        .where('id', '=', caller.sessionId)
        .where('last_active_at', '<', now.toISOString())
        .execute();
    });
  }

  return {
    async callerOf(token, isBackground) {
      if (!token) return null;
      listen();
      const now = clock.now();
      let entry = remembered.get(token);
      if (!entry || entry.until <= now.getTime()) {
        const touchedAt = entry?.touchedAt ?? 0;
        const heard = noticeCount;
        remembered.delete(token);
        const session = await lookup(token, now);
        if (!session) return null;
        // What was told of meanwhile may have come after it was read.
        const until = heard === noticeCount ? now.getTime() + memory : 0;
        entry = { caller: callerFrom(session), until, touchedAt };
        if (remembered.size >= maxRemembered) remembered.clear();
        remembered.set(token, entry);
      }
      if (!isBackground && now.getTime() - entry.touchedAt >= memory) {
        entry.touchedAt = now.getTime();
        await touch(entry.caller, now);
      }
      return entry.caller;
    },
    forget(userId) {
      for (const [token, { caller }] of remembered) if (caller.userId === userId) remembered.delete(token);
    },
  };
}
