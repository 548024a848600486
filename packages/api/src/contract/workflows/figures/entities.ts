import { number, object, string, type InferType } from '../../answers.ts';
import { nextStep } from '../entities.ts';

/** How many months an overview may look back, the present one included. */
export const overviewPeriods = ['3', '6', '12', '24'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

export const count = () => number().integer().min(0).required();

/** What a day's work is made of, the most urgent first (`3-decisions.md` 4.9, 1). */
export const workKinds = ['overdue', 'dueToday', 'approval', 'mention'] as const;
export type WorkKind = (typeof workKinds)[number];

/** How many of them are listed: the counts say how much there is. */
export const workShown = 5;

export const workSubjects = [
  'registration',
  'process',
  'user',
  'group',
  'settings',
  'authentication',
  'restrictedClients',
] as const;
export type WorkSubject = (typeof workSubjects)[number];

export const workItem = object({
  kind: string<WorkKind>().oneOf(workKinds).required(),
  /** What it is about: a registration, someone of the staff, a group of them, or pages of the settings. */
  subject: object({
    type: string<WorkSubject>().oneOf(workSubjects).required(),
    id: string().required(),
    name: string().required(),
  }),
  /** Who asked, or mentioned the reader; null for work that is the reader's own. */
  actor: string().nullable().defined(),
  /** When it was asked for or written; for the reader's own work when its status began. */
  at: string().required(),
  /** Working days that are left, negative when they are over; null for what has no term. */
  daysLeft: number().integer().nullable().defined(),
  /** What has to be done next; null for what is not the reader's own work. */
  next: nextStep.nullable().defined(),
});
export type WorkItem = InferType<typeof workItem>;
