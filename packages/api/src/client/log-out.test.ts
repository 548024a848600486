import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { services } from '../contract/index.ts';
import { memoryDraftStore } from '../drafts/index.ts';
import { browserMark, memoryMark, memoryStorages, singleTab } from '../session/index.ts';
import { createClient } from './create-client.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `a.${encode({ exp: 4600, iat: 1000, sub: 'u1', tenantId: 'meridian' })}.c`;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

type Answer = () => Response | Promise<Response>;

/** Pages of one browser, over a platform that answers as the test says. */
function browser(answers: Partial<Record<'login' | 'logout' | 'refresh', Answer>>) {
  const leaving = memoryMark();
  const flags: string[] = [];
  const faults: unknown[] = [];
  const clock = { now: 0 };
  const page = () => {
    const storages = memoryStorages();
    const client = createClient({
      services,
      leaving,
      storages,
      tabs: singleTab,
      draftStore: memoryDraftStore(),
      now: () => clock.now,
      onError: error => faults.push(error),
      fetch: async (address, init) => {
        const flag = /\?(\w+)/.exec(address as string)?.[1] as 'login';
        flags.push(flag);
        init?.signal?.throwIfAborted();
        return (answers[flag] ?? (() => json({ accessToken: token })))();
      },
    });
    return { client, storages };
  };
  return { page, flags, faults, leaving, clock, answers };
}

const status = ({ client }: ReturnType<ReturnType<typeof browser>['page']>) => client.session.state();
const busy = () => json({ type: 'Overloaded', message: 'Busy' }, 503);
const done = () => json({});

describe('logging out', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  const signedIn = async (fakeBrowser: ReturnType<typeof browser>) => {
    const page = fakeBrowser.page();
    await page.client.restore();
    expect(status(page).status).toBe('signedIn');
    fakeBrowser.flags.length = 0;
    return page;
  };
  const logOut = async ({ client }: ReturnType<ReturnType<typeof browser>['page']>) => {
    const left = client.logout();
    await vi.advanceTimersByTimeAsync(3_000);
    await left;
  };

  it('is said again until the platform answers', async () => {
    let count = 0;
    const fakeBrowser = browser({ logout: () => (++count < 6 ? busy() : done()) });
    const page = await signedIn(fakeBrowser);
    await logOut(page);
    expect(status(page)).toEqual({ status: 'signedOut', reason: 'loggedOut' });
    expect(fakeBrowser.leaving.isSet()).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([count, fakeBrowser.leaving.isSet()]).toEqual([6, false]);
  });

  it('is sent when the token has run out: the cookie is enough', async () => {
    const fakeBrowser = browser({ logout: done });
    const page = await signedIn(fakeBrowser);
    fakeBrowser.clock.now = 3_605_000;
    await logOut(page);
    expect(fakeBrowser.flags).toEqual(['logout']);
    expect(fakeBrowser.leaving.isSet()).toBe(false);
  });

  it('comes first on the next page, which continues nothing', async () => {
    const fakeBrowser = browser({ logout: () => Promise.reject(new TypeError('unreachable')) });
    await logOut(await signedIn(fakeBrowser));
    fakeBrowser.flags.length = 0;
    fakeBrowser.answers.logout = done;
    const next = fakeBrowser.page();
    await next.client.restore();
    expect(status(next)).toMatchObject({ status: 'signedOut' });
    await vi.advanceTimersByTimeAsync(0);
    expect(new Set(fakeBrowser.flags)).toEqual(new Set(['logout']));
    expect(fakeBrowser.leaving.isSet()).toBe(false);
  });

  it('takes 401 for an answer: there is nothing left to end', async () => {
    const fakeBrowser = browser({ logout: () => json({ type: 'SessionExpired', message: '' }, 401) });
    const page = await signedIn(fakeBrowser);
    await logOut(page);
    expect(fakeBrowser.leaving.isSet()).toBe(false);
    expect(status(page)).toEqual({ status: 'signedOut', reason: 'loggedOut' });
  });

  it('waits two seconds for the platform, not more', async () => {
    const fakeBrowser = browser({ logout: () => new Promise(() => undefined) });
    const page = await signedIn(fakeBrowser);
    void page.client.logout();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(status(page).status).toBe('signedIn');
    await vi.advanceTimersByTimeAsync(200);
    expect(status(page)).toEqual({ status: 'signedOut', reason: 'loggedOut' });
  });

  it('ends with the next one who signs in, and does not end their session', async () => {
    const fakeBrowser = browser({ logout: busy });
    const page = await signedIn(fakeBrowser);
    await logOut(page);
    await page.client.login({ userName: 'next', password: 'x' });
    const before = fakeBrowser.flags.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fakeBrowser.flags.length).toBe(before);
    expect([status(page).status, fakeBrowser.leaving.isSet()]).toEqual(['signedIn', false]);
  });

  it('goes on when that failed', async () => {
    const fakeBrowser = browser({
      logout: busy,
      login: () => json({ type: 'UsernamePasswordMismatch', message: '' }, 403),
    });
    const page = await signedIn(fakeBrowser);
    await logOut(page);
    await expect(page.client.login({ userName: 'next', password: 'x' })).rejects.toThrow();
    fakeBrowser.answers.logout = done;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fakeBrowser.leaving.isSet()).toBe(false);
  });

  it('leaves nothing in the local storage (S1 §4)', async () => {
    const fakeBrowser = browser({ logout: done });
    const page = await signedIn(fakeBrowser);
    page.storages.local.setItem('anything', 'else');
    await logOut(page);
    expect(page.storages.local.getItem('anything')).toBeNull();
  });
});

describe('a refresh that fails', () => {
  it('is reported, and shown to nobody (S1 §4)', async () => {
    const fakeBrowser = browser({});
    const { client } = fakeBrowser.page();
    await client.restore();
    fakeBrowser.answers.refresh = () => json({ type: 'Unexpected', message: '' }, 403);
    await client.renew();
    expect(fakeBrowser.faults).toHaveLength(1);
    expect(client.session.state().status).toBe('signedIn');
  });

  it('is reported where a page opens too, which is signed out then', async () => {
    const fakeBrowser = browser({ refresh: () => json({ type: 'Unexpected', message: '' }, 403) });
    const { client } = fakeBrowser.page();
    await client.restore();
    expect(fakeBrowser.faults).toHaveLength(1);
    expect(client.session.state()).toEqual({ status: 'signedOut', reason: 'never' });
  });
});

describe('the mark of somebody who has left', () => {
  it('is a cookie that the platform sees too', () => {
    const page = { cookie: '' };
    const mark = browserMark(page);
    mark.set();
    expect(page.cookie).toBe('d-out=1; Path=/; SameSite=Strict; Max-Age=86400');
    page.cookie = 'd-look=a; d-out=1';
    expect(mark.isSet()).toBe(true);
    mark.clear();
    expect(page.cookie).toContain('Max-Age=0');
  });
});
