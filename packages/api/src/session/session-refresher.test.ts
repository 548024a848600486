import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createSessionRefresher,
  createSession,
  memoryStorages,
  type TabMessage,
  type Tabs,
} from './index.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `a.${encode({ exp: 3600, iat: 0, sub: 'u', tenantId: 't' })}.c`;
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);

/** Tabs of one browser: the first that asks leads, until it leaves. */
function browser() {
  const listeners = new Map<number, (message: TabMessage) => void>();
  const waiting: (() => void)[] = [];
  let isLed = false;
  let count = 0;
  return (): Tabs => {
    const tabId = count++;
    return {
      notify: message => listeners.forEach((listener, tab) => tab !== tabId && listener(message)),
      listen: listener => {
        listeners.set(tabId, listener);
        return () => listeners.delete(tabId);
      },
      lead: lead => {
        if (isLed) waiting.push(lead);
        else lead();
        isLed = true;
        return () => {
          isLed = waiting.length > 0;
          waiting.shift()?.();
        };
      },
    };
  };
}

function tabOf(tabs: Tabs) {
  const storages = memoryStorages();
  const now = () => Date.now();
  const session = createSession({ storages, now });
  session.resume(token);
  const renew = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const refresher = createSessionRefresher({ session, storages, tabs, now, renew });
  return { session, refresher, renew, storages, stop: refresher.start() };
}

describe('the keeper of the session', () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => vi.useRealTimers());

  it('warns, counts down, and ends the session', () => {
    const { refresher, session } = tabOf(browser()());
    minutes(50);
    expect(refresher.warning()).toBe(10);
    minutes(3);
    expect(refresher.warning()).toBe(7);
    minutes(7);
    expect(refresher.warning()).toBeNull();
    expect(session.state()).toEqual({ status: 'signedOut', reason: 'expired' });
  });

  it('renews for whoever is at work, and keeps trying while that fails', () => {
    const { refresher, renew } = tabOf(browser()());
    minutes(20);
    refresher.noteActivity();
    minutes(10);
    expect(renew).not.toHaveBeenCalled();
    minutes(3);
    expect(renew).toHaveBeenCalledTimes(3);
    refresher.noteRenewal();
    minutes(1);
    expect(renew).toHaveBeenCalledTimes(3);
  });

  it('renews at every check with "Trust this computer"', () => {
    const { storages, renew } = tabOf(browser()());
    storages.local.setItem('rememberMe', 'true');
    minutes(5);
    expect(renew).toHaveBeenCalledTimes(5);
  });

  it('leads in one tab; every tab shows the warning, and work in any of them counts', () => {
    const next = browser();
    const [first, second] = [tabOf(next()), tabOf(next())];
    minutes(52);
    expect([first.refresher.warning(), second.refresher.warning()]).toEqual([8, 8]);
    second.refresher.noteActivity();
    expect([first.refresher.warning(), second.refresher.warning()]).toEqual([null, null]);
    minutes(1);
    expect(first.renew).toHaveBeenCalledOnce();
    expect(second.renew).not.toHaveBeenCalled();
  });

  it('is taken over by another tab when the one that leads is closed', () => {
    const next = browser();
    const [first, second] = [tabOf(next()), tabOf(next())];
    first.stop();
    minutes(51);
    expect(second.refresher.warning()).toBe(9);
  });
});
