import type { RegistrationQuery } from '@dossier/api/registrations';
import {
  registrationSortKeys,
  registrationStages,
  type RegistrationSort,
  type RegistrationStage,
} from '@dossier/api/contract';
import { optionalDate } from '@dossier/validators';
import {
  hasLayout,
  plainLayout,
  plainTable,
  readTable,
  writeTable,
  type ColumnLayout,
  type DataTableSort,
} from '@dossier/ui/data-table';
import {
  channel,
  registrationStatus,
  registrationType,
  type Channel,
  type RegistrationStatus,
  type RegistrationType,
} from '@dossier/validators/vocabularies';

/** Everything about the list that a person would share or come back to. It lives in the address. */
export interface ListState {
  readonly search: string;
  /** One status, or all. */
  readonly status: RegistrationStatus | null;
  readonly types: readonly RegistrationType[];
  readonly channels: readonly Channel[];
  /** A user id, `me`, `none`, or empty for anybody. */
  readonly assignee: string;
  /** The days (yyyy-mm-dd) between which it began; empty for whenever. */
  readonly from: string;
  readonly to: string;
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
export const emptyList: ListState = {
  search: '',
  status: null,
  types: [],
  channels: [],
  assignee: '',
  from: '',
  to: '',
  reached: null,
  sorts: ['-updatedAt'],
  layout: plainLayout,
  page: 1,
  size: 25,
};

const listOf = <Code extends string>(text: string | null, is: (value: unknown) => value is Code): Code[] =>
  (text ?? '').split(',').filter(is);

/** Words of the contract for an order; nothing for what it does not know. */
function sortsOf(texts: readonly string[]): RegistrationSort[] {
  return texts.flatMap(text => {
    const key = registrationSortKeys.find(known => known === text || `-${known}` === text);
    return key === undefined ? [] : [text === key ? key : (`-${key}` as const)];
  });
}

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
 * @param kept how the person has arranged the columns, where the address says nothing of them.
 */
export function readList(query: URLSearchParams, kept: ColumnLayout = plainLayout): ListState {
  const page = Number(query.get('page') ?? 1);
  const status = query.get('status');
  const sorts = sortsOf((query.get('sort') ?? '').split(','));
  return {
    search: query.get('search') ?? '',
    status: registrationStatus.is(status) ? status : null,
    types: listOf(query.get('type'), (value): value is RegistrationType => registrationType.is(value)),
    channels: listOf(query.get('channel'), (value): value is Channel => channel.is(value)),
    assignee: query.get('assignee') ?? '',
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    reached: registrationStages.find(stage => stage === query.get('reached')) ?? null,
    sorts: sorts.length > 0 ? sorts : emptyList.sorts,
    layout: hasLayout(query) ? readTable(query, columnIds, plainTable).layout : kept,
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
  set('type', state.types.join(','), '');
  set('channel', state.channels.join(','), '');
  set('assignee', state.assignee, '');
  set('from', state.from, '');
  set('to', state.to, '');
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
    reached: state.reached ?? undefined,
    sort: [...state.sorts],
    page: state.page,
    max: state.size,
  };
}

/** The table's words for the orders. */
export const sortsOfTable = (sorts: readonly RegistrationSort[]): readonly DataTableSort[] =>
  sorts.map(sort => ({
    column: sort.replace(/^-/, ''),
    direction: sort.startsWith('-') ? 'descending' : 'ascending',
  }));

/** The contract's words for what the table asks; as usual when it asks for nothing. */
export function sortsFromTable(sorts: readonly DataTableSort[]): readonly RegistrationSort[] {
  const known = sortsOf(
    sorts.map(({ column, direction }) => (direction === 'descending' ? `-${column}` : column)),
  );
  return known.length > 0 ? known : emptyList.sorts;
}
