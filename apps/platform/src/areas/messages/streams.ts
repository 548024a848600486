import { streamTimes, type LiveEvent, type StreamTopic } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import type { PublishedEvent } from '../../shared/events/event.ts';
import type { Feed, News } from '../../shared/events/feed.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Services } from '../../shared/services/services.ts';
import { audibleTo, type Read } from './stream-audience.ts';
import { eventText, heartbeatText, openChannel } from './stream-channel.ts';
import { changesCounts, countsFor } from './stream-counts.ts';

/** Milliseconds between checks whether a session still counts: with the second that an answer about it is remembered, five at most. */
export const streamCheck = 3_500;
/** Streams that one person may hold on this process; a browser holds one, however many tabs it has. */
const maxPerUser = 20;

/** Who asks now, or null when their session or token has ended. */
type Ask = () => Promise<Caller | null>;

export interface StreamRequest {
  readonly caller: Caller;
  readonly tenantId: string;
  readonly topics: readonly StreamTopic[] | undefined;
  /** The last event that came through before; null for a first time. */
  readonly after: number | null;
  /** For a first time: whatever the page shows was read after this, and what changed since then is told. */
  readonly since: Date;
  readonly ask: Ask;
}

export interface Streams {
  /** @throws {AppError} TooManyRequests. */
  open(request: StreamRequest): Promise<Response>;
  count(): number;
  /** Ends all of them: anyone who reads comes back to another process, or to the next start. */
  stop(): void;
}

export interface StreamsOptions {
  readonly services: Pick<Services, 'clock' | 'database' | 'log'>;
  readonly feed: Feed;
  /** Milliseconds between checks whether a session still counts; tests wait less. */
  readonly checkEvery: number;
}

interface OpenStream {
  readonly userId: string;
  check(): void;
  beat(): void;
  end(): void;
}

export function createStreams(options: StreamsOptions): Streams {
  const { services, feed } = options;
  const streams = new Set<OpenStream>();
  const checking = setInterval(() => streams.forEach(stream => stream.check()), options.checkEvery);
  const beating = setInterval(() => streams.forEach(stream => stream.beat()), streamTimes.heartbeat);
  for (const timer of [checking, beating]) timer.unref();

  async function open({ caller, tenantId, topics, after, since, ask }: StreamRequest): Promise<Response> {
    if ([...streams].filter(({ userId }) => userId === caller.userId).length >= maxPerUser)
      throw new AppError('TooManyRequests', { retryAfter: 30 });
    const read: Read = work => services.database.read(tenantId, work);
    const wants = (topic: StreamTopic) => topics === undefined || topics.includes(topic);
    let stopFollowing = () => {};
    let last = 0;
    let sentCounts = '';

    const channel = openChannel(() => {
      stopFollowing();
      streams.delete(stream);
    });
    const inTurn = taking(error => {
      services.log.warn(
        { tenantId, error: error instanceof Error ? error.name : 'unknown' },
        'a stream failed',
      );
      channel.end();
    });
    const stream: OpenStream = {
      userId: caller.userId,
      check: () => inTurn(async () => void (await present())),
      beat: () => channel.send(heartbeatText),
      end: () => channel.end(),
    };

    /** The listening caller, as the session is now; the stream ends with it, and when another tenant was chosen. */
    async function present(): Promise<Caller | null> {
      const now = await ask();
      if (now?.tenantId === tenantId) return now;
      channel.end();
      return null;
    }

    const send = ({ name, data }: LiveEvent) => channel.send(eventText(name, data, last));

    async function publishCounts(listener: Caller): Promise<void> {
      if (!wants('counts')) return;
      const counts = await countsFor(listener, read, services.clock.now());
      const text = JSON.stringify(counts);
      if (text !== sentCounts) send({ name: 'counts', data: counts });
      sentCounts = text;
    }

    async function pass({ events, head }: News, isFirst = false): Promise<void> {
      const listener = await present();
      if (!listener) return;
      const fresh = events?.filter(({ id }) => id > last) ?? [];
      for (const { id, event } of await audibleTo(listener, fresh, read)) {
        last = id;
        if (wantsEvent(event, wants)) send(event);
      }
      last = Math.max(last, head);
      if (events === null) send({ name: 'resync', data: {} });
      if (isFirst || events === null || changesCounts(fresh)) await publishCounts(listener);
    }

    streams.add(stream);
    // What is committed in the meantime waits until what was missed has been told.
    const { promise: started, resolve: begin } = Promise.withResolvers<void>();
    inTurn(() => started);
    try {
      stopFollowing = await feed.follow(tenantId, news => inTurn(() => pass(news)));
      const from = after ?? (await feed.lastBefore(tenantId, since));
      const missed = await feed.since(tenantId, from);
      // Where it is not known what was missed it goes on from what is: `after` may be of a counter that is gone.
      last = missed.events ? from : missed.head;
      channel.send(`retry: ${streamTimes.retry}\n\n`);
      await pass(missed, true);
    } catch (error) {
      channel.end();
      throw error;
    } finally {
      begin();
    }
    return channel.response;
  }

  return {
    open,
    count: () => streams.size,
    stop() {
      clearInterval(checking);
      clearInterval(beating);
      for (const stream of streams) stream.end();
    },
  };
}

const topicOf: Readonly<Partial<Record<PublishedEvent['name'], StreamTopic>>> = {
  job: 'jobs',
  presence: 'presence',
};

function wantsEvent({ name }: PublishedEvent, wants: (topic: StreamTopic) => boolean): boolean {
  const topic = topicOf[name];
  return topic === undefined || wants(topic);
}

/** One thing after the other; what fails is told, and ends nothing else. */
function taking(onError: (error: unknown) => void): (step: () => Promise<void>) => void {
  let turn = Promise.resolve();
  return step => {
    turn = turn.then(step).catch(onError);
  };
}
