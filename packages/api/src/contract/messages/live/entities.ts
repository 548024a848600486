import { array, number, object, string, type InferType } from '../../answers.ts';

/** What someone may be said to look at. */
export const presenceTypes = ['registration'] as const;
export type PresenceType = (typeof presenceTypes)[number];

/** Milliseconds. */
export const presenceTimes = {
  /** How often a page says that someone is there. */
  beat: 20_000,
  /** After three that did not come no one is. */
  gone: 60_000,
} as const;

/** Someone who has a record open. */
export const presentPerson = object({
  userId: string().required(),
  name: string().required(),
  /** What of it they edit; null for looking only. */
  section: string().nullable().defined(),
});
export type PresentPerson = Readonly<InferType<typeof presentPerson>>;

/** Everyone who is there: always all of them, never a difference. */
export const presenceEntity = object({
  type: string<PresenceType>().oneOf(presenceTypes).required(),
  id: string().required(),
  people: array(presentPerson.required()).required(),
});

/** How much waits for the user who asks: always all of it, never a difference. */
export const liveCounts = object({
  inboxUnread: number().integer().min(0).required(),
  tasksOpen: number().integer().min(0).required(),
  tasksMine: number().integer().min(0).required(),
  approvals: number().integer().min(0).required(),
});
export type LiveCounts = InferType<typeof liveCounts>;

/** What an event may tell of: the user who shows such a thing reads it again. */
export const entityTypes = [
  'registration',
  'party',
  'user',
  'group',
  'accessToken',
  'notificationSetting',
  'tenantMessage',
  'savedView',
] as const;
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
  presence: presenceEntity,
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

/** What of the stream someone wants; changes of entities, permissions and settings come in any case. */
export const streamTopics = ['counts', 'tasks', 'jobs', 'presence'] as const;
export type StreamTopic = (typeof streamTopics)[number];

/** Milliseconds. */
export const streamTimes = {
  /** A comment at least this often: a connection that says nothing for longer is dead. */
  heartbeat: 25_000,
  /** What a reader waits at first before it comes back. */
  retry: 5_000,
  /** How long it can come back and hear what it missed. */
  memory: 5 * 60_000,
} as const;
