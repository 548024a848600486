import { array, number, object, string, type InferType } from '../../answers.ts';
import { processFields } from '../entities.ts';
import { count } from '../figures/entities.ts';

/** How far work is (`3-decisions.md` 4.11): given to no one yet, being worked on, to be decided on; or decided lately. */
export const boardColumns = ['open', 'inProgress', 'review', 'done'] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** Which work a counter is about. */
export const boardFilters = ['overdue', 'week', 'approval', 'unassigned'] as const;
export type BoardFilter = (typeof boardFilters)[number];

export const boardScopes = ['mine', 'all'] as const;
export type BoardScope = (typeof boardScopes)[number];

/** How many a column lists: its total says how many there are. */
export const boardShown = 12;
/** For how many days what is decided stays on the board. */
export const boardDoneDays = 7;
/** The days that count for what was in time, and the weeks of which is said how much was decided. */
export const inTimeDays = 30;
export const finishedWeeks = 5;
/** The first working day of each age bracket: 0 to 2, 3 to 10, 11 to 30, more. */
export const ageBrackets = [0, 3, 11, 31] as const;

export const boardTask = object({
  ...processFields,
  /** Since when it has this status; of what is done, when it was accepted or rejected. */
  since: string().required(),
});
export type BoardTask = InferType<typeof boardTask>;

const column = () =>
  object({ total: count(), items: array(boardTask.required()).max(boardShown).required() }).required();

export const taskBoard = object({
  /** Of the scope that was asked for, whatever filter. */
  counts: object({ overdue: count(), week: count(), approval: count(), unassigned: count() }).required(),
  columns: object({ open: column(), inProgress: column(), review: column(), done: column() }).required(),
  /** Who has how much in progress, those with most first. */
  people: array(
    object({ _id: string().required(), name: string().required(), count: count() }).required(),
  ).required(),
  /** For an Admin; null for the user who is none. */
  figures: object({
    /** Statuses that were left in their term and too late in the last days, and work that still has time. */
    inTime: object({ within: count(), breached: count(), open: count() }).required(),
    /** Open work by its age in working days, one figure a bracket. */
    ages: array(number().integer().min(0).required()).length(ageBrackets.length).required(),
    /** What was decided, a week each by its Monday, the oldest first. */
    finished: array(object({ week: string().required(), count: count() }).required()).required(),
  })
    .nullable()
    .defined(),
});
