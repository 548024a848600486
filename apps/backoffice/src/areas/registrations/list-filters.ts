import type { RegistrationQuery } from '@dossier/api/registrations';
import {
  registrationSortKeys,
  registrationStages,
  updatedPeriods,
  type RegistrationSort,
  type RegistrationStage,
  type UpdatedPeriod,
} from '@dossier/api/contract';
import {
  channel,
  registrationStatus,
  registrationType,
  type Channel,
  type RegistrationStatus,
  type RegistrationType,
} from '@dossier/validators/vocabularies';
import { filtersFor } from '../../shared/list-kit/filters.ts';
import type { ListAddressOptions, ListState as StateOf } from '../../shared/list-kit/list-query.ts';

export interface RegistrationFilterValues {
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
}

/** Everything about the list that a person would share or come back to. It lives in the address. */
export type ListState = StateOf<RegistrationFilterValues, RegistrationSort>;

const { text, day, flag, choice, oneOfMany, choices } = filtersFor<RegistrationQuery>();
const view = { role: 'view' } as const;
const started = { group: 'started' } as const;
const updated = { group: 'updated' } as const;

export const registrationList: ListAddressOptions<
  RegistrationFilterValues,
  RegistrationQuery,
  RegistrationSort
> = {
  path: '/administration/registrations',
  filters: {
    search: text('search', 'search', { role: 'search' }),
    status: oneOfMany(registrationStatus.codes)('status', 'status', view),
    toApprove: flag('toApprove', 'toApprove', view),
    types: choices(registrationType.codes)('type', 'type'),
    channels: choices(channel.codes)('channel', 'channel'),
    assignee: text('assignee', 'assignee'),
    from: day('from', 'createdFrom', started),
    to: day('to', 'createdTo', started),
    updatedWithin: choice(updatedPeriods)('updated', 'updatedWithin', updated),
    updatedFrom: day('updatedFrom', 'updatedFrom', updated),
    updatedTo: day('updatedTo', 'updatedTo', updated),
    reached: choice(registrationStages)('reached', 'reached'),
  },
  sortKeys: registrationSortKeys,
  // The latest change first.
  usualSorts: ['-updatedAt'],
  columnIds: ['name', 'city', 'identifier', 'channel', 'assignee', 'data', 'risk', 'status', 'updatedAt'],
};
