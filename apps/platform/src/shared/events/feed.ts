import { streamTimes } from '@dossier/api/contract';
import type { Transaction } from '../../database/index.ts';
import type { Services } from '../services/services.ts';
import type { StoredEvent } from './event.ts';
import { counterName } from './publish.ts';

/** What happened since: `null` when that is not known any more. */
export interface News {
  readonly events: readonly StoredEvent[] | null;
  /** The id of the last event there is. */
  readonly head: number;
}

type Listener = (news: News) => void;

/** The events of every tenant that someone here watches, read once a process however many watch. */
export interface Feed {
  /** Calls with all that is committed after the promise was kept, in order; answers with what ends it. */
  follow(tenantId: string, listener: Listener): Promise<() => void>;
  /** What came after an event; nothing where `after` is null. */
  since(tenantId: string, after: number | null): Promise<News>;
  /** The last event that a reader since that moment knows; earlier where that is not known any more. */
  lastBefore(tenantId: string, moment: Date): Promise<number>;
  stop(): void;
}

/** More than this many at once is a flood: anyone who missed it reads everything again. */
const maxEvents = 1_000;

interface Followed {
  readonly listeners: Set<Listener>;
  /** The last event that was passed on. */
  last: number;
  isReading: boolean;
  /** Something was told while reading: read again. */
  isStale: boolean;
}

/** Milliseconds from the moment that a change bears to its commit, at most: a read in between did not see it. */
const longestChange = 5_000;

export function createFeed({ clock, database, log }: Pick<Services, 'clock' | 'database' | 'log'>): Feed {
  const followed = new Map<string, Promise<Followed>>();

  const since: Feed['since'] = (tenantId, after) =>
    database.read(tenantId, async tx => {
      const head = await headOf(tx);
      if (after === null || after === head) return { head, events: [] };
      if (after > head || head - after > maxEvents) return { head, events: null };
      const rows = await tx
        .selectFrom('live_events')
        .select(['seq', 'event', 'audience'])
        .where('seq', '>', after)
        .orderBy('seq')
        .execute();
      // Without gaps: fewer rows than ids means that some were forgotten.
      if (rows.length !== head - after) return { head, events: null };
      const events = rows.map(({ seq, event, audience }) => ({ id: seq, event, audience }) as StoredEvent);
      return { head, events };
    });

  const lastBefore: Feed['lastBefore'] = (tenantId, moment) =>
    database.read(tenantId, async tx => {
      const from = new Date(moment.getTime() - longestChange);
      // Of what came after it some is forgotten: anyone who asks for what came after this is told so.
      if (clock.now().getTime() - from.getTime() > streamTimes.memory) return 0;
      const { next } = await tx
        .selectFrom('live_events')
        .select(({ fn }) => fn.min('seq').as('next'))
        .where('at', '>=', from.toISOString())
        .executeTakeFirstOrThrow();
      return next === null ? headOf(tx) : next - 1;
    });

  async function begin(tenantId: string): Promise<Followed> {
    const { head } = await since(tenantId, null);
    return { listeners: new Set(), last: head, isReading: false, isStale: false };
  }

  async function readOn(tenantId: string, follower: Followed): Promise<void> {
    const news = await since(tenantId, follower.last);
    if (news.head === follower.last) return;
    follower.last = news.head;
    for (const listener of follower.listeners) listener(news);
  }

  async function wake(tenantId: string): Promise<void> {
    const follower = await followed.get(tenantId)?.catch(() => undefined);
    if (!follower) return;
    follower.isStale = true;
    if (follower.isReading) return;
    follower.isReading = true;
    try {
      while (follower.isStale) {
        follower.isStale = false;
        await readOn(tenantId, follower);
      }
    } catch {
      // A busy database, or one that is being opened again: the next notice brings it.
      log.warn({ tenantId }, 'live events could not be read');
    } finally {
      follower.isReading = false;
    }
  }

  const listen = () =>
    database.listen(notice => {
      for (const tenantId of notice === null ? followed.keys() : [notice]) void wake(tenantId);
    });
  let stopListening: (() => void) | undefined;

  return {
    since,
    lastBefore,
    async follow(tenantId, listener) {
      stopListening ??= listen();
      const start = followed.get(tenantId) ?? begin(tenantId);
      followed.set(tenantId, start);
      const forget = () => followed.get(tenantId) === start && followed.delete(tenantId);
      const follower = await start.catch((error: unknown) => {
        forget();
        throw error;
      });
      follower.listeners.add(listener);
      return () => {
        follower.listeners.delete(listener);
        if (follower.listeners.size === 0) forget();
      };
    },
    stop: () => stopListening?.(),
  };
}

async function headOf(tx: Transaction): Promise<number> {
  const counter = await tx
    .selectFrom('counters')
    .select('value')
    .where('name', '=', counterName)
    .executeTakeFirst();
  return counter?.value ?? 0;
}
