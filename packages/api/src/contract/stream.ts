import { mixed, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { valuesOf } from './envelope.ts';
import { presence } from './presence.ts';

/** How much waits for whoever asks: always all of it, never a difference. */
export const liveCounts = object({
  inboxUnread: number().integer().min(0).required(),
  tasksOpen: number().integer().min(0).required(),
  tasksMine: number().integer().min(0).required(),
  approvals: number().integer().min(0).required(),
});
export type LiveCounts = InferType<typeof liveCounts>;

/** What an event may tell of: whoever shows such a thing reads it again. */
export const entityTypes = ['registration', 'user', 'tenantMessage', 'savedView'] as const;
export type EntityType = (typeof entityTypes)[number];

/** Where something long stands. */
export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** Everything that the stream tells, by the name of the event (`3-decisions.md` 4.12). */
export const liveEvents = {
  counts: liveCounts,
  /** Something was made or changed. */
  entity: object({
    type: string<EntityType>().oneOf(entityTypes).required(),
    id: string().required(),
    version: number().integer().required(),
  }),
  /** How far something long has come. */
  job: object({
    id: string().required(),
    kind: string().required(),
    done: number().integer().min(0).required(),
    total: number().integer().min(0).nullable().defined(),
    state: string<JobState>().oneOf(jobStates).required(),
  }),
  /** Who has a record open. */
  presence,
  /** What the person may do has changed. */
  'permissions.changed': object({}),
  /** A section of the firm's settings has. */
  'settings.changed': object({ section: string().required(), version: number().integer().required() }),
  /** What was missed is not known any more: everything on screen is read again. */
  resync: object({}),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent = {
  [Name in LiveEventName]: {
    readonly name: Name;
    readonly data: Readonly<InferType<(typeof liveEvents)[Name]>>;
  };
}[LiveEventName];

export const liveEventNames = Object.keys(liveEvents) as readonly LiveEventName[];

/** What of the stream somebody wants; changes of entities, permissions and settings come in any case. */
export const streamTopics = ['counts', 'tasks', 'jobs', 'presence'] as const;
export type StreamTopic = (typeof streamTopics)[number];

/** Milliseconds. */
export const streamTimes = {
  /** A comment at least this often: a connection that says nothing for longer is dead. */
  heartbeat: 25_000,
  /** What whoever reads waits at first before it comes back. */
  retry: 5_000,
  /** How long it can come back and hear what it missed. */
  memory: 5 * 60_000,
} as const;

const stream = endpoint({
  name: 'messages.stream',
  service: 'notifications',
  method: 'GET',
  path: '/stream',
  kind: 'stream',
  access: 'signedIn',
  summary:
    'What changes, as it changes (server-sent events with `id`): counts, entities, jobs, permissions, settings. `Last-Event-ID` goes on where a stream broke. Ends with the token and with the session; is no activity.',
  query: object({ topics: valuesOf(streamTopics) }),
  response: object({
    name: string<LiveEventName>().oneOf(liveEventNames).required(),
    data: mixed<LiveEvent['data']>().required(),
  }),
  errors: [],
});

const counts = endpoint({
  name: 'messages.counts',
  service: 'notifications',
  method: 'GET',
  path: '/counts',
  kind: 'json',
  access: 'signedIn',
  summary: 'How much waits for the caller: what the stream tells, for whoever cannot hold one.',
  response: liveCounts,
  errors: [],
});

/** The part of the area `messages` that is live. */
export const liveEndpoints = { stream, counts } as const;
