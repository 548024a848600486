import type { PartyQuery } from '@dossier/api/parties';
import {
  clientListTypes,
  fieldOfColumn,
  partySortKeys,
  reviewDues,
  type PartyColumn,
  type PartySort,
  type ReviewDue,
} from '@dossier/api/contract';
import { partyStatus, type PartyStatus, type PartyType } from '@dossier/validators/vocabularies';
import { filtersFor } from '../../shared/list-kit/filters.ts';
import type { ListAddressOptions, ListState } from '../../shared/list-kit/list-query.ts';

export interface ClientFilterValues {
  readonly search: string;
  /** One status, or all. */
  readonly status: PartyStatus | null;
  /** Of the types that the list has; all of them where none is chosen. */
  readonly types: readonly PartyType[];
  /** A user id, `me`, `none`, or empty for anyone. */
  readonly assignee: string;
  /** Id of a custom field that was answered, and with what; empty for any. */
  readonly customField: string;
  readonly customValue: string;
  /** Those of whom someone requested the deletion. */
  readonly deletion: readonly 'requested'[];
  /** Whose next review is overdue, or due soon. */
  readonly review: readonly ReviewDue[];
}

export type ClientListState = ListState<ClientFilterValues, PartySort>;
export type ClientListOptions = ListAddressOptions<ClientFilterValues, PartyQuery, PartySort>;

/** A list of clients: natural persons, or companies and groups of persons. */
export interface ClientList {
  readonly name: 'clients' | 'businesses';
  readonly texts: 'persons' | 'businesses';
  readonly types: readonly PartyType[];
  readonly options: ClientListOptions;
}

const { text, oneOfMany, choices } = filtersFor<PartyQuery>();

const optionsOf = (path: string, types: readonly PartyType[], columnIds: readonly PartyColumn[]) =>
  ({
    path,
    filters: {
      search: text('search', 'search', { role: 'search' }),
      status: oneOfMany(partyStatus.codes)('status', 'status', { role: 'view' }),
      types: choices(types)('type', 'type'),
      assignee: text('assignee', 'assignee'),
      // What was typed may name someone: no saved view keeps it.
      customField: text('customField', 'customField', { role: 'search' }),
      customValue: text('customValue', 'customValue', { role: 'search' }),
      deletion: choices(['requested'])('deletion', 'deletion'),
      review: choices(reviewDues)('review', 'review'),
    },
    sortKeys: partySortKeys,
    usualSorts: ['name'],
    columnIds,
    ownColumns: {
      isOwn: id => fieldOfColumn(id) !== null,
      toQuery: ids => (ids.length > 0 ? { fields: ids.flatMap(id => fieldOfColumn(id) ?? []) } : {}),
    },
  }) satisfies ClientListOptions;

const { clients: persons, businesses } = clientListTypes;
const shared: readonly PartyColumn[] = [
  'city',
  'registrations',
  'assignee',
  'risk',
  'status',
  'nextReviewOn',
  'updatedAt',
];

export const personList: ClientList = {
  name: 'clients',
  texts: 'persons',
  types: persons,
  options: optionsOf('/administration/clients', persons, ['name', 'beganOn', ...shared]),
};

export const businessList: ClientList = {
  name: 'businesses',
  texts: 'businesses',
  types: businesses,
  options: optionsOf('/administration/clients/business', businesses, ['name', 'number', 'kind', ...shared]),
};

/** What the platform is asked for: never for parties of another list. */
export const withTypes = (query: PartyQuery, { types }: ClientList): PartyQuery => ({
  ...query,
  type: query.type?.length ? query.type : [...types],
});
