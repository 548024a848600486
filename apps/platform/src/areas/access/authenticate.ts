import type { Caller } from '../../shared/caller/caller.ts';
import type { Services } from '../../shared/services/services.ts';
import { hiddenKinds } from '../../shared/caller/restricted-readers.ts';
import { coveredBy } from './absence/absence.ts';
import { noteUse } from './access-tokens/access-tokens.ts';
import { callerByToken, findToken } from './access-tokens/find-token.ts';
import { isTokenValue, tokenHash } from './access-tokens/token-value.ts';
import { callerFrom, findSession, isAlive, noteActivity, type SessionRecord } from './sessions.ts';
import { sessionLimits } from './session-limits.ts';
import { readAccessToken, type TokenOptions } from './tokens.ts';

/** Milliseconds that an answer may be used again: the longest that a revoked session can live on. */
const memory = 1_000;
/** Answers kept at once; a process under attack forgets rather than grows. */
const maxRemembered = 5_000;

interface Remembered {
  /** Null for a token that does not count. All who come with it meanwhile wait for the one look-up. */
  readonly lookup: Promise<Caller | null>;
  /** What it found; null until then. */
  caller: Caller | null;
  /** Earlier once something happened in the tenant. */
  until: number;
  /** When activity was noted for it last; 0 for never. */
  touchedAt: number;
}

/** Where something may happen that changes what a caller may do. */
const tenantsOf = ({ homeTenantId, tenantId }: Caller): readonly (string | null)[] => [
  homeTenantId,
  tenantId,
];

export interface Authenticator {
  /**
   * Null without a token, or with one that does not count any more.
   * @param isBackground traffic that no person started does not keep a session alive.
   */
  callerOf(token: string | null, isBackground: boolean): Promise<Caller | null>;
  /**
   * The same for a call of the API, where the token may be an access token that a program has: what concerns sessions
   * knows no such thing.
   */
  callerOfApi(bearer: string | null, isBackground: boolean): Promise<Caller | null>;
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

  /** What happened in a tenant may be about what its people may do: it is known on every process once it is committed. */
  function listen(): void {
    if (isListening) return;
    isListening = true;
    database.listen(notice => {
      for (const entry of remembered.values())
        // What is being looked up may have been read before it happened, in any tenant.
        if (notice === null || !entry.caller || tenantsOf(entry.caller).includes(notice)) entry.until = 0;
    });
  }

  /** With the colleagues whose work is theirs today (a System Admin is no one's deputy), and the clients that are kept from them. */
  async function inTenantNow(caller: Caller, now: Date): Promise<Caller> {
    const { tenantId } = caller;
    if (tenantId === null) return caller;
    return database.read(tenantId, async tx => ({
      ...caller,
      covers: caller.role === 'ROLE_SYSTEM_ADMIN' ? [] : await coveredBy(tx, caller.userId, now),
      hidden: await hiddenKinds(tx, caller),
    }));
  }

  async function lookupSession(token: string, now: Date): Promise<Caller | null> {
    const session = await sessionOf(token, now);
    return session && inTenantNow(callerFrom(session), now);
  }

  async function lookupToken(value: string, now: Date): Promise<Caller | null> {
    const token = await database.unscoped(tx => findToken(tx, tokenHash(value)));
    const caller = token && callerByToken(token, now);
    return caller ? inTenantNow(caller, now) : null;
  }

  async function sessionOf(token: string, now: Date): Promise<SessionRecord | null> {
    const claims = await readAccessToken(tokens, token, now);
    if (!claims) return null;
    const session = await database.unscoped(tx => findSession(tx, claims.sessionId));
    if (!session || session.user_id !== claims.userId) return null;
    const limits = await database.read(session.tenant_id, tx =>
      sessionLimits(tx, session.tenant_id, settings.session),
    );
    return isAlive(session, now, limits) ? session : null;
  }

  async function touch(caller: Caller, now: Date): Promise<void> {
    const { tenantId, tokenId } = caller;
    if (tokenId !== null && tenantId !== null) {
      await database.tenant(tenantId, tx => noteUse(tx, tokenId, now));
      return;
    }
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

  function remember(token: string, now: Date, lookup: Promise<Caller | null>): Remembered {
    const touchedAt = remembered.get(token)?.touchedAt ?? 0;
    const entry: Remembered = { lookup, caller: null, until: now.getTime() + memory, touchedAt };
    const drop = () => {
      if (remembered.get(token) === entry) remembered.delete(token);
    };
    lookup.then(caller => {
      entry.caller = caller;
      if (!caller) drop();
    }, drop);
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(token, entry);
    return entry;
  }

  async function rememberedCaller(
    token: string,
    isBackground: boolean,
    lookup: (token: string, now: Date) => Promise<Caller | null>,
  ): Promise<Caller | null> {
    listen();
    const now = clock.now();
    const last = remembered.get(token);
    const entry = last && last.until > now.getTime() ? last : remember(token, now, lookup(token, now));
    const caller = await entry.lookup;
    if (caller && !isBackground && now.getTime() - entry.touchedAt >= memory) {
      entry.touchedAt = now.getTime();
      await touch(caller, now);
    }
    return caller;
  }

  const callerOf: Authenticator['callerOf'] = async (token, isBackground) =>
    token === null || isTokenValue(token) ? null : rememberedCaller(token, isBackground, lookupSession);

  return {
    callerOf,
    // Whatever it says of itself, a program's call is use of its token.
    callerOfApi: (bearer, isBackground) =>
      isTokenValue(bearer) ? rememberedCaller(bearer, false, lookupToken) : callerOf(bearer, isBackground),
    forget(userId) {
      for (const [token, { caller }] of remembered)
        if (!caller || caller.userId === userId) remembered.delete(token);
    },
  };
}
