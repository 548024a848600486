import type { RegistrationQuery } from '@dossier/api/registrations';
import { registrationSortKeys, type RegistrationSort, type RegistrationSortKey } from '@dossier/api/contract';
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
  readonly sort: RegistrationSort;
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
  sort: '-updatedAt',
  page: 1,
  size: 25,
};

const listOf = <Code extends string>(text: string | null, is: (value: unknown) => value is Code): Code[] =>
  (text ?? '').split(',').filter(is);

function sortOf(text: string | null): RegistrationSort {
  const key = registrationSortKeys.find(known => known === text || `-${known}` === text);
  return key === undefined ? emptyList.sort : text === key ? key : `-${key}`;
}

/** Reads the address; what it does not know is ignored, so that an old link still opens something. */
export function readList(query: URLSearchParams): ListState {
  const page = Number(query.get('page') ?? 1);
  const status = query.get('status');
  return {
    search: query.get('search') ?? '',
    status: registrationStatus.is(status) ? status : null,
    types: listOf(query.get('type'), (value): value is RegistrationType => registrationType.is(value)),
    channels: listOf(query.get('channel'), (value): value is Channel => channel.is(value)),
    assignee: query.get('assignee') ?? '',
    sort: sortOf(query.get('sort')),
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
  set('sort', state.sort, emptyList.sort);
  set('page', String(state.page), '1');
  set('size', String(state.size), String(emptyList.size));
  const text = query.toString();
  return `/administration/registrations${text === '' ? '' : `?${text}`}`;
}

/** The state after a change. Whatever changes but the page leads back to the first. */
export function changeList(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change };
}

/** What the platform is asked for. */
export function queryOf(state: ListState): RegistrationQuery {
  return {
    search: state.search.trim() || undefined,
    status: state.status === null ? undefined : [state.status],
    type: [...state.types],
    channel: [...state.channels],
    assignee: state.assignee || undefined,
    sort: state.sort,
    page: state.page,
    max: state.size,
  };
}

/** The table's words for a sort: its column and direction. */
export function sortOfTable(sort: RegistrationSort): {
  column: RegistrationSortKey;
  direction: 'ascending' | 'descending';
} {
  const key = registrationSortKeys.find(known => sort.endsWith(known)) ?? 'updatedAt';
  return { column: key, direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

/** The contract's word for what the table asks. */
export function sortFromTable(column: string, direction: 'ascending' | 'descending'): RegistrationSort {
  return sortOf(direction === 'descending' ? `-${column}` : column);
}
