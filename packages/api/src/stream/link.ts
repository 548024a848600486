import { streamTimes } from '../contract/index.ts';
import { shouldPoll, waitAfter } from './back-off.ts';
import type { StreamClock } from './clock.ts';
import { readEvents, type HeardEvent } from './read-events.ts';

/** Milliseconds of silence after which a connection is dead: two heartbeats are missing. */
const longestSilence = 2.4 * streamTimes.heartbeat;
/** Milliseconds between questions while there is no stream. */
const pollEvery = 60_000;

export interface LinkOptions {
  readonly clock: StreamClock;
  /** Opens the stream, after the last event that came through. */
  readonly connect: (lastId: string | null, signal: AbortSignal) => Promise<Response>;
  /** Asks for what the stream would send. Rejects when the platform cannot be asked either. */
  readonly poll: () => Promise<void>;
  readonly onEvent: (heard: HeardEvent) => void;
  /** The platform knows of no session any more. */
  readonly onExpired: () => void;
}

/** One connection to the platform: it comes back by itself, and asks now and then while it cannot. */
export interface Link {
  /** Tries at once, where it would wait. */
  readonly hurry: () => void;
  readonly stop: () => void;
}

type Outcome = 'closed' | 'failed' | 'expired';

export function startLink(options: LinkOptions, from: string | null): Link {
  const { clock } = options;
  let lastId = from;
  let failures = 0;
  let isOver = false;
  let connection = new AbortController();
  let go: (() => void) | undefined;
  let stopPolling: (() => void) | undefined;

  /** Until that time has passed, or someone is in a hurry. */
  async function pause(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const forget = clock.after(milliseconds, resolve);
    go = resolve;
    await promise;
    go = undefined;
    forget();
  }

  function heal(): void {
    failures = 0;
    stopPolling?.();
    stopPolling = undefined;
  }

  async function once(): Promise<Outcome> {
    connection = new AbortController();
    let forgetSilence = () => {};
    const onSign = () => {
      forgetSilence();
      forgetSilence = clock.after(longestSilence, () => connection.abort());
    };
    try {
      onSign();
      const response = await options.connect(lastId, connection.signal);
      if (response.status === 401) return 'expired';
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      if (!response.ok || !isStream || !response.body) return 'failed';
      heal();
      await readEvents(response.body, { onSign, onEvent: pass });
      return 'closed';
    } catch {
      // Whatever it was: there is no stream, and the next try may find one.
      return 'failed';
    } finally {
      forgetSilence();
    }
  }

  function pass(heard: HeardEvent): void {
    if (isOver) return;
    lastId = heard.id ?? lastId;
    options.onEvent(heard);
  }

  function poll(): void {
    // The next question first: an answer may end the asking.
    stopPolling = clock.after(pollEvery, poll);
    options.poll().then(
      () => !isOver && go?.(),
      () => undefined,
    );
  }

  async function run(): Promise<void> {
    while (!isOver) {
      const outcome = await once();
      if (isOver) return;
      if (outcome === 'expired') {
        stop();
        options.onExpired();
        return;
      }
      if (outcome === 'failed') failures++;
      if (shouldPoll(failures) && !stopPolling) poll();
      await pause(waitAfter(failures, clock.random));
    }
  }

  function stop(): void {
    isOver = true;
    heal();
    connection.abort();
    go?.();
  }

  void run();
  return { hurry: () => go?.(), stop };
}
