import { describe, expect, it, vi } from 'vitest';
import { createSession, memoryStorages, readToken } from './index.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (payload: Record<string, unknown>) =>
  `${encode({ alg: 'EdDSA' })}.${encode(payload)}.signature`;
const good = token({ exp: 4600, iat: 1000, sub: 'u1', tenantId: 'meridian' });

function sessionAt(clock = { now: 0 }) {
  const storages = memoryStorages();
  return { storages, clock, session: createSession({ storages, now: () => clock.now }) };
}

describe('reading a token', () => {
  it('reads what the client may rely on, names in any script included', () => {
    expect(readToken(good)).toEqual({ exp: 4600, iat: 1000, sub: 'u1', tenantId: 'meridian' });
    expect(readToken(token({ exp: 1, iat: 0, sub: 'é' }))).toMatchObject({ sub: 'é', tenantId: null });
  });

  it.each([
    '',
    'a',
    'a.b.c',
    'a.!!!.c',
    `a.${encode({ exp: '1', iat: 0, sub: 'x' })}.c`,
    `a.${encode(null)}.c`,
  ])('reads nothing from %j', bad => expect(readToken(bad)).toBeNull());
});

describe('the session', () => {
  it('is unknown until the page has asked, then signed out or signed in', () => {
    const { session } = sessionAt();
    expect(session.state().status).toBe('unknown');
    session.resume(null);
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'never' });
    session.resume(good);
    expect(session.state()).toMatchObject({ status: 'signedIn', tenantId: 'meridian', sub: 'u1' });
  });

  it('gives the token only until it runs out, by the monotonic clock', () => {
    const { session, clock } = sessionAt();
    session.signIn(good, { userName: 'a', trust: false });
    expect(session.caller().accessToken).toBe(good);
    clock.now = 3_600_000;
    expect(session.caller().accessToken).toBeNull();
  });

  it('keeps the keys of the specification and never a token', () => {
    const { session, storages } = sessionAt();
    session.signIn(good, { userName: 'meridian.admin', trust: true });
    expect(storages.session.getItem('tenant_id')).toBe('meridian');
    expect(storages.session.getItem('username')).toBe('meridian.admin');
    expect(storages.local.getItem('rememberMe')).toBe('true');
    session.signOut();
    expect(storages.session.getItem('tenant_id')).toBeNull();
    expect(storages.local.getItem('rememberMe')).toBeNull();
  });

  it('says why nobody is signed in any more', () => {
    const { session } = sessionAt();
    session.signIn(good, { userName: 'a', trust: false });
    session.expire();
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'expired' });
    session.signIn(good, { userName: 'a', trust: false });
    session.signOut();
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'loggedOut' });
  });

  it('tells its listeners, until they stop listening', () => {
    const { session } = sessionAt();
    const listener = vi.fn<() => void>();
    const stop = session.subscribe(listener);
    session.resume(good);
    stop();
    session.signOut();
    expect(listener).toHaveBeenCalledOnce();
  });
});
