import type { RegistrationQuery } from '@dossier/api/registrations';
import {
  registrationStages,
  updatedPeriods,
  type RegistrationSort,
  type RegistrationStage,
  type UpdatedPeriod,
} from '@dossier/api/contract';
import { optionalDate } from '@dossier/validators';
import {
  hasLayout,
  plainLayout,
  plainTable,
  readTable,
  writeTable,
  type ColumnLayout,
} from '@dossier/ui/data-table';
import {
  channel,
  registrationStatus,
  registrationType,
  type Channel,
  type RegistrationStatus,
  type RegistrationType,
} from '@dossier/validators/vocabularies';
import { sortsOf, usualSorts } from './list-sorts.ts';

/** Everything about the list that a person would share or come back to. It lives in the address. */
export interface ListState {
  readonly search: string;
  /** One status, or all. */
  readonly status: RegistrationStatus | null;
  /** Only what waits for the reader's approval. */
  readonly toApprove: boolean;
  readonly types: readonly RegistrationType[];
  readonly channels: readonly Channel[];
  /** A user id, `me`, `none`, or empty for anyone. */
  readonly assignee: string;
  /** The days (yyyy-mm-dd) between which it began; empty for whenever. */
  readonly from: string;
  readonly to: string;
  /** Days, today included, in which it changed last; null for whenever. */
  readonly updatedWithin: UpdatedPeriod | null;
  /** The days between which it changed last; empty for whenever. */
  readonly updatedFrom: string;
  readonly updatedTo: string;
  /** How far it came at least, whatever became of it. */
  readonly reached: RegistrationStage | null;
  /** The first one first. */
  readonly sorts: readonly RegistrationSort[];
  /** Which columns are shown, in which order and width. */
  readonly layout: ColumnLayout;
  readonly page: number;
  readonly size: number;
}

export const sizes = [25, 50, 100] as const;
/** What takes every filter away; the view that is open stays. */
export const unfiltered = {
  search: '',
  types: [],
  channels: [],
  assignee: '',
  from: '',
  to: '',
  updatedWithin: null,
  updatedFrom: '',
  updatedTo: '',
  reached: null,
} as const;

export const emptyList: ListState = {
  ...unfiltered,
  status: null,
  toApprove: false,
  sorts: usualSorts,
  layout: plainLayout,
  page: 1,
  size: 25,
};

/** What waits for the reader's approval, whatever its status. */
export const awaiting = { status: null, toApprove: true } as const;

const listOf = <Code extends string>(text: string | null, is: (value: unknown) => value is Code): Code[] =>
  (text ?? '').split(',').filter(is);

/** A day of the calendar; nothing for what is none. */
const dayOf = (text: string | null): string => (optionalDate(text) ? '' : (text ?? ''));

/** Ids of the columns that a person may arrange. */
export const columnIds: readonly string[] = [
  'name',
  'city',
  'identifier',
  'channel',
  'assignee',
  'data',
  'risk',
  'status',
  'updatedAt',
];

/**
 * Reads the address; what it does not know is ignored, so that an old link still opens something.
 * @param storedLayout how the person has arranged the columns, where the address says nothing of them.
 */
export function readList(query: URLSearchParams, storedLayout: ColumnLayout = plainLayout): ListState {
  const page = Number(query.get('page') ?? 1);
  const status = query.get('status');
  const sorts = sortsOf((query.get('sort') ?? '').split(','));
  return {
    search: query.get('search') ?? '',
    status: registrationStatus.is(status) ? status : null,
    toApprove: query.get('toApprove') === 'true',
    types: listOf(query.get('type'), (value): value is RegistrationType => registrationType.is(value)),
    channels: listOf(query.get('channel'), (value): value is Channel => channel.is(value)),
    assignee: query.get('assignee') ?? '',
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    updatedWithin: updatedPeriods.find(days => String(days) === query.get('updated')) ?? null,
    updatedFrom: dayOf(query.get('updatedFrom')),
    updatedTo: dayOf(query.get('updatedTo')),
    reached: registrationStages.find(stage => stage === query.get('reached')) ?? null,
    sorts: sorts.length > 0 ? sorts : emptyList.sorts,
    layout: hasLayout(query) ? readTable(query, columnIds, plainTable).layout : storedLayout,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: sizes.find(size => String(size) === query.get('size')) ?? emptyList.size,
  };
}

/** Address of the list in this state; what is as usual is left out. */
export function listAddress(state: ListState): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string, usual: string) => {
    if (value !== usual) query.set(name, value);
  };
  set('search', state.search.trim(), '');
  set('status', state.status ?? '', '');
  set('toApprove', String(state.toApprove), 'false');
  set('type', state.types.join(','), '');
  set('channel', state.channels.join(','), '');
  set('assignee', state.assignee, '');
  set('from', state.from, '');
  set('to', state.to, '');
  set('updated', String(state.updatedWithin ?? ''), '');
  set('updatedFrom', state.updatedFrom, '');
  set('updatedTo', state.updatedTo, '');
  set('reached', state.reached ?? '', '');
  set('sort', state.sorts.join(','), emptyList.sorts.join(','));
  set('page', String(state.page), '1');
  set('size', String(state.size), String(emptyList.size));
  const text = writeTable({ ...plainTable, layout: state.layout }, plainTable, query).toString();
  return `/administration/registrations${text === '' ? '' : `?${text}`}`;
}

/** The state after a change. Whatever changes but the page and the columns leads back to the first. */
export function changeList(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: change.layout ? state.page : 1, ...change };
}

/** Whether search or filters leave something out; the view that is open is none of them. */
export const isFiltered = (state: ListState): boolean =>
  listAddress({ ...state, ...unfiltered }) !== listAddress(state);

/** How many filters leave something out, each counted once. */
export const filterCount = (state: ListState): number =>
  [
    state.types.length > 0,
    state.channels.length > 0,
    state.assignee !== '',
    state.updatedWithin !== null || state.updatedFrom !== '' || state.updatedTo !== '',
    state.reached !== null,
    state.from !== '' || state.to !== '',
  ].filter(Boolean).length;

/** What the platform is asked for. */
export function queryOf(state: ListState): RegistrationQuery {
  return {
    search: state.search.trim() || undefined,
    status: state.status === null ? undefined : [state.status],
    type: [...state.types],
    channel: [...state.channels],
    assignee: state.assignee || undefined,
    createdFrom: state.from || undefined,
    createdTo: state.to || undefined,
    updatedWithin: state.updatedWithin ?? undefined,
    updatedFrom: state.updatedFrom || undefined,
    updatedTo: state.updatedTo || undefined,
    toApprove: state.toApprove || undefined,
    reached: state.reached ?? undefined,
    sort: [...state.sorts],
    page: state.page,
    max: state.size,
  };
}
