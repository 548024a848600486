import { audit } from '../../shared/audit/audit.ts';
import type { Services, Settings } from '../../shared/services/services.ts';
import { callerFrom, findSession, isAlive, tokenEnd, type SessionRecord } from './sessions.ts';
import { sessionLimits } from './session-limits.ts';
import { readRefreshToken } from './tokens.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { unitOfWork } from '../../shared/work/unit-of-work.ts';

/**
 * Milliseconds that the token before the present one is taken though the present one has been seen: another tab asked
 * with it before. Longer than the gateway waits for an answer.
 */
const grace = 30_000;
/** Milliseconds between rotations of one session, however often it is asked. */
const rotationInterval = 30_000;

export interface Continued {
  readonly caller: Caller;
  readonly isTrusted: boolean;
  readonly expiresAt: Date;
  /** The counter that the cookie must bear from now on. */
  readonly counter: number;
  /** How long the token lives that is handed out. */
  readonly tokenSeconds: number;
}

/**
 * Continues the session of a refresh cookie, and rotates the cookie. The token before the present one is good until the
 * present one came back: until then no one knows whether the answer that brought it ever arrived. After that it is
 * someone else's copy: then the session ends for both, and the audit trail says so.
 * @returns null when there is no session to continue.
 */
export async function continueSession(
  services: Services,
  cookie: string | null,
  ip: string,
): Promise<Continued | null> {
  const token = cookie === null ? null : readRefreshToken(services.keys, cookie);
  if (!token) return null;
  const { database, clock, settings } = services;
  const now = clock.now();
  const session = await database.unscoped(tx => findSession(tx, token.sessionId));
  if (!session) return null;
  const limits = await database.read(session.tenant_id, tx =>
    sessionLimits(tx, session.tenant_id, settings.session),
  );
  if (!isAlive(session, now, limits)) return null;

  const age = now.getTime() - Date.parse(session.rotated_at);
  const isPresent = token.counter === session.counter;
  const isRecent = token.counter === session.counter - 1 && (!session.is_counter_seen || age <= grace);
  if (!isPresent && !isRecent) {
    await endStolen(services, session, ip, now);
    return null;
  }
  const counter = isPresent && age >= rotationInterval ? session.counter + 1 : session.counter;
  await note(services, session, { counter, isSeen: isPresent, limits }, now);
  return {
    caller: callerFrom(session),
    isTrusted: session.is_trusted,
    expiresAt: new Date(session.expires_at),
    counter,
    tokenSeconds: limits.accessToken,
  };
}

/**
 * Writes down what was presented and what is handed out. Compare and set: of two that rotate at once one does, and both
 * bear its counter.
 */
async function note(
  { database }: Services,
  session: SessionRecord,
  {
    counter,
    isSeen,
    limits,
  }: { readonly counter: number; readonly isSeen: boolean; readonly limits: Settings['session'] },
  now: Date,
): Promise<void> {
  const isRotation = counter !== session.counter;
  const rotated = {
    counter,
    is_counter_seen: false,
    rotated_at: now,
    // "Trust this computer" keeps the session by refreshing it (S1 §4); otherwise only use of the product does.
    ...(session.is_trusted ? { last_active_at: now } : {}),
  };
  await database.tenant(session.tenant_id, async tx => {
    const update = () => tx.updateTable('sessions').where('id', '=', session.session_id);
    if (isRotation || isSeen)
      await update()
        .set(isRotation ? rotated : { is_counter_seen: true })
        .where('counter', '=', session.counter)
        .execute();
    // Anyone who lost the race is given a token all the same.
    await update()
      .set({ token_until: tokenEnd(now, limits) })
      .execute();
  });
}

async function endStolen(services: Services, session: SessionRecord, ip: string, now: Date): Promise<void> {
  const { database, keys, random } = services;
  const { tenant_id: tenantId, user_id: userId, session_id: sessionId } = session;
  const actor = { id: userId, sessionId, ip };
  await database.tenant(tenantId, tx =>
    unitOfWork({ tx, tenantId, actor, now, random, keys }, async work => {
      await tx
        .updateTable('sessions')
        .set({ revoked_at: now, revoked_reason: 'refresh token used twice' })
        .where('id', '=', sessionId)
        .execute();
      audit(work, [
        {
          action: 'session.reuseDetected',
          objectType: 'user',
          objectId: userId,
          detail: { session: sessionId },
        },
      ]);
    }),
  );
}
