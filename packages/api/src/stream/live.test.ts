import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveCounts, LiveEvent } from '../contract/index.ts';
import type { Tabs } from '../session/index.ts';
import { createLive, type Live, type Page, type StreamMessage } from './live.ts';
import { turnedClock, type TurnedClock } from './testing/turned-clock.ts';

const counts = (inboxUnread: number): LiveCounts => ({
  inboxUnread,
  tasksOpen: 0,
  tasksMine: 0,
  approvals: 0,
});
const minute = 60_000;

/** Tabs of one browser: the first that asks leads, until it leaves. */
function browser() {
  const listeners = new Map<number, (message: StreamMessage) => void>();
  let waiting: (() => void)[] = [];
  let leader: (() => void) | null = null;
  let count = 0;
  return (): Tabs<StreamMessage> => {
    const tabId = count++;
    return {
      notify: message => listeners.forEach((listener, tab) => tab !== tabId && listener(message)),
      listen: listener => {
        listeners.set(tabId, listener);
        return () => listeners.delete(tabId);
      },
      lead: lead => {
        if (leader) waiting.push(lead);
        else {
          leader = lead;
          lead();
        }
        return () => {
          waiting = waiting.filter(other => other !== lead);
          if (leader !== lead) return;
          leader = waiting.shift() ?? null;
          leader?.();
        };
      },
    };
  };
}

/** A page that can be hidden and shown. */
function aPage() {
  let isHidden = false;
  let onVisibility = () => {};
  let onOnline = () => {};
  const page: Page = {
    isHidden: () => isHidden,
    watch(visibility, online) {
      [onVisibility, onOnline] = [visibility, online];
      return () => undefined;
    },
  };
  const show = (hidden: boolean) => {
    isHidden = hidden;
    onVisibility();
  };
  return { page, hide: () => show(true), show: () => show(false), online: () => onOnline() };
}

/** A platform that streams, or not. */
function aPlatform() {
  const lastIds: (string | null)[] = [];
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let status = 200;
  const connect = vi.fn<(lastId: string | null, signal: AbortSignal) => Promise<Response>>(
    (lastId, signal) => {
      lastIds.push(lastId);
      if (status === 0) return Promise.reject(new TypeError('fetch failed'));
      if (status !== 200) return Promise.resolve(new Response(null, { status }));
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          open.add(stream);
          signal.addEventListener('abort', () => {
            if (open.delete(stream)) stream.error(new Error('aborted'));
          });
        },
      });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    },
  );
  return {
    connect,
    lastIds,
    openCount: () => open.size,
    send(id: number, { name, data }: LiveEvent) {
      const text = `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
      for (const stream of open) stream.enqueue(new TextEncoder().encode(text));
    },
    /** From now on it answers like this; 0 is not at all. What it held is gone. */
    become(next: number) {
      status = next;
      for (const stream of open) stream.close();
      open.clear();
    },
  };
}

describe('live updates', () => {
  let clock: TurnedClock;
  let platform: ReturnType<typeof aPlatform>;
  let nextTab: () => Tabs<StreamMessage>;
  const askCounts = vi.fn<() => Promise<LiveCounts>>();
  const onExpired = vi.fn<() => void>();

  beforeEach(() => {
    clock = turnedClock();
    platform = aPlatform();
    nextTab = browser();
    askCounts.mockReset().mockRejectedValue(new Error('Nobody answers.'));
    onExpired.mockReset();
  });

  function aTab(identity = 'meridian/sanne', bootstrapAt = clock.now()) {
    const { page, ...hands } = aPage();
    const live: Live = createLive({
      clock,
      page,
      tabs: nextTab(),
      bootstrapAt,
      connect: platform.connect,
      askCounts,
      onExpired,
    });
    const events: LiveEvent[] = [];
    live.listen(event => events.push(event));
    return { ...hands, live, events, stop: live.start(identity) };
  }
  const unread = ({ live }: { live: Live }) => live.counts()?.inboxUnread;
  const isHeld = () => vi.waitFor(() => expect(platform.openCount()).toBe(1));
  const hasAsked = (times: number) => vi.waitFor(() => expect(platform.connect).toHaveBeenCalledTimes(times));
  /** Lets what was promised be done, without any time passing. */
  const settle = () => new Promise(resolve => setImmediate(resolve));

  it('come to five tabs by one stream', async () => {
    const tabs = Array.from({ length: 5 }, () => aTab());
    await isHeld();
    platform.send(1, { name: 'counts', data: counts(3) });
    await vi.waitFor(() => expect(tabs.map(unread)).toEqual([3, 3, 3, 3, 3]));
    expect(platform.connect).toHaveBeenCalledTimes(1);
  });

  it('reach a tab that opens later', async () => {
    const first = aTab();
    await isHeld();
    platform.send(1, { name: 'counts', data: counts(3) });
    await vi.waitFor(() => expect(unread(first)).toBe(3));
    expect(unread(aTab())).toBe(3);
    expect(unread(aTab('noordhaven/anna'))).toBeUndefined();
  });

  it('of the time in which a tab was only reading are made good: all that it shows is read again', async () => {
    const first = aTab();
    await isHeld();
    platform.send(1, { name: 'counts', data: counts(3) });
    await vi.waitFor(() => expect(unread(first)).toBe(3));
    clock.turn(1_000);
    const bootstrapAt = clock.now();
    clock.turn(500);
    platform.send(2, { name: 'entity', data: { type: 'registration', id: 'r', version: 2 } });
    await vi.waitFor(() => expect(first.events).toHaveLength(2));
    clock.turn(500);
    expect(aTab('meridian/sanne', bootstrapAt).events).toEqual([{ name: 'resync', data: {} }]);
    expect(aTab('meridian/sanne', bootstrapAt + 600).events).toEqual([]);
    expect(first.events).toHaveLength(2);
  });

  it('go on in another tab, from where they were, when the one that held the stream is closed', async () => {
    const [first, second] = [aTab(), aTab()];
    await isHeld();
    platform.send(7, { name: 'counts', data: counts(3) });
    await vi.waitFor(() => expect(unread(second)).toBe(3));
    first.stop();
    await hasAsked(2);
    expect(platform.lastIds).toEqual([null, '7']);
    expect(unread(first)).toBeUndefined();
  });

  it('come back a second after the platform closed the stream', async () => {
    aTab();
    await isHeld();
    platform.send(7, { name: 'counts', data: counts(3) });
    await settle();
    platform.become(200);
    await settle();
    clock.turn(999);
    await settle();
    expect(platform.connect).toHaveBeenCalledTimes(1);
    clock.turn(1);
    await hasAsked(2);
    expect(platform.lastIds).toEqual([null, '7']);
  });

  it('are tried again after 1, 2, 5, 10, 30 and 30 seconds', async () => {
    platform.become(0);
    aTab();
    let tries = 1;
    for (const seconds of [1, 2, 5, 10, 30, 30]) {
      await hasAsked(tries);
      await settle();
      clock.turn(seconds * 1_000 - 1);
      await settle();
      expect(platform.connect).toHaveBeenCalledTimes(tries);
      clock.turn(1);
      await hasAsked(++tries);
    }
  });

  it('are asked for every minute after three failures, until there is a stream again', async () => {
    platform.become(503);
    const tab = aTab();
    for (const wait of [1_000, 2_000]) {
      await settle();
      expect(askCounts).not.toHaveBeenCalled();
      clock.turn(wait);
    }
    await vi.waitFor(() => expect(askCounts).toHaveBeenCalledTimes(1));
    for (let i = 0; i < 6; i++) {
      clock.turn(minute / 6);
      await settle();
    }
    expect(askCounts).toHaveBeenCalledTimes(2);
    askCounts.mockResolvedValue(counts(4));
    platform.become(200);
    clock.turn(minute);
    await isHeld();
    await settle();
    askCounts.mockClear();
    clock.turn(10_000);
    expect(askCounts).not.toHaveBeenCalled();
    platform.send(9, { name: 'counts', data: counts(5) });
    await vi.waitFor(() => expect(unread(tab)).toBe(5));
  });

  it('are tried at once when the figures could be had, and when the network is back', async () => {
    platform.become(0);
    const tab = aTab();
    for (const wait of [1_000, 2_000]) {
      await settle();
      clock.turn(wait);
    }
    await vi.waitFor(() => expect(askCounts).toHaveBeenCalledTimes(1));
    expect(platform.connect).toHaveBeenCalledTimes(3);
    tab.online();
    await hasAsked(4);
    await settle();
    askCounts.mockResolvedValue(counts(4));
    clock.turn(minute);
    await vi.waitFor(() => expect(unread(tab)).toBe(4));
  });

  it('are given up on a connection that says nothing for a minute', async () => {
    aTab();
    await isHeld();
    await settle();
    clock.turn(59_000);
    expect(platform.openCount()).toBe(1);
    clock.turn(1_000);
    expect(platform.openCount()).toBe(0);
    await settle();
    clock.turn(1_000);
    await hasAsked(2);
  });

  it('end where the platform knows of no session', async () => {
    platform.become(401);
    aTab();
    await vi.waitFor(() => expect(onExpired).toHaveBeenCalledTimes(1));
    clock.turn(10 * minute);
    await settle();
    expect(platform.connect).toHaveBeenCalledTimes(1);
  });

  it('rest while nobody has looked for 15 minutes, and read everything again on return', async () => {
    const tab = aTab();
    await isHeld();
    tab.hide();
    for (let i = 0; i < 14; i++) {
      clock.turn(minute - 30_000);
      platform.send(i, { name: 'counts', data: counts(i) });
      await settle();
      clock.turn(30_000);
      platform.send(i, { name: 'counts', data: counts(i) });
      await settle();
    }
    expect(platform.openCount()).toBe(1);
    clock.turn(minute);
    expect(platform.openCount()).toBe(0);
    tab.events.length = 0;
    tab.show();
    await isHeld();
    expect(tab.events).toEqual([{ name: 'resync', data: {} }]);
    expect(platform.lastIds.at(-1)).toBe('13');
  });

  it('go on for a short look away', async () => {
    const tab = aTab();
    await isHeld();
    tab.hide();
    clock.turn(50_000);
    tab.show();
    expect(tab.events).toEqual([]);
    expect(platform.connect).toHaveBeenCalledTimes(1);
  });
});
