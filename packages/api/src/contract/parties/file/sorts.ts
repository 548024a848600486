import type { PartyType } from '@dossier/validators/vocabularies';

/** What a list of parties may be sorted by; a minus before it turns the order round. */
export const partySortKeys = ['name', 'updatedAt', 'nextReviewOn'] as const;
export type PartySortKey = (typeof partySortKeys)[number];
export type PartySort = PartySortKey | `-${PartySortKey}`;
export const partySorts: readonly PartySort[] = partySortKeys.flatMap(key => [key, `-${key}`] as const);

/** Columns that a list of parties has in every firm, as an export of it names them. */
export const partyColumns = [
  'name',
  'beganOn',
  'number',
  'kind',
  'city',
  'registrations',
  'assignee',
  'risk',
  'status',
  'nextReviewOn',
  'updatedAt',
] as const;
export type PartyColumn = (typeof partyColumns)[number];

/** Types of the parties that each list of clients shows. */
export const clientListTypes = {
  clients: ['NP'],
  businesses: ['LE', 'NPG'],
} as const satisfies Readonly<Record<string, readonly PartyType[]>>;

/** By when a list finds a client to review: the day is over, or is one of the next (3-decisions 4.4). */
export const reviewDues = ['overdue', 'soon'] as const;
export type ReviewDue = (typeof reviewDues)[number];
/** Days until the first review of a new client is due, where a tenant asks for one: five working days (3-decisions 4.4). */
export const firstReviewDays = 7;
/** Days before a review is due from which on it is due soon. */
export const reviewSoonDays = 30;
