import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';

/** What a day's work is made of, the most urgent first (`3-decisions.md` 4.9, 1). */
export const workKinds = ['overdue', 'dueToday', 'approval', 'mention'] as const;
export type WorkKind = (typeof workKinds)[number];

/** How much of it is told: the counts say how much there is. */
export const workShown = 5;

const workItem = object({
  kind: string<WorkKind>().oneOf(workKinds).required(),
  /** What it is about: a registration, or somebody of the staff. */
  subject: object({
    type: string<'registration' | 'user'>().oneOf(['registration', 'user']).required(),
    id: string().required(),
    name: string().required(),
  }),
  /** Who asked, or mentioned the reader; null for work that is the reader's own. */
  actor: string().nullable().defined(),
  /** When it was asked for or written; for the reader's own work when its status began. */
  at: string().required(),
  /** Working days that are left, negative when they are over; null for what has no term. */
  daysLeft: number().integer().nullable().defined(),
});
export type WorkItem = InferType<typeof workItem>;

const count = () => number().integer().min(0).required();

const mine = endpoint({
  name: 'workflows.myWork',
  service: 'workflows',
  method: 'GET',
  path: '/my-work',
  kind: 'json',
  access: 'registrationRead',
  summary:
    'What the caller has to do today: own registrations whose term is over or ends today, unless they wait for the client; requests that the caller may decide on; unread mentions. The first five of one kind or of all, and `counts` of every kind.',
  query: object({ kind: string<WorkKind>().oneOf(workKinds) }),
  response: object({
    items: array(workItem.required()).max(workShown).required(),
    counts: object({ overdue: count(), dueToday: count(), approval: count(), mention: count() }).required(),
  }),
  errors: [],
});

export const myWork = { myWork: mine } as const;
