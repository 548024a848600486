import { array, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { listOf, pagingFields, valuesOf } from './envelope.ts';
import { registrationFilters } from './registration-filters.ts';
import { registrationRow } from './registration-row.ts';
import { registrationSorts } from './registration-sorts.ts';

const listQuery = object({
  ...pagingFields,
  /** The first one first; ids settle what is still equal. */
  sort: valuesOf(registrationSorts),
  ...registrationFilters,
});

const list = endpoint({
  name: 'registrations.list',
  service: 'main',
  method: 'GET',
  path: '/registrations',
  kind: 'json',
  access: 'registrationRead',
  summary:
    'Registrations that the caller may see. `counts` holds one figure per status, `all`, and for whoever may approve `toApprove`, under the same search and filters but `status` and `toApprove`.',
  query: listQuery,
  response: listOf(registrationRow),
  errors: [],
});

/** Of how many rows of one page it is worked out how much is there: more are on no screen. */
export const maxCompleteness = 100;

const completeness = endpoint({
  name: 'registrations.completeness',
  service: 'main',
  method: 'GET',
  path: '/registrations/completeness',
  kind: 'json',
  access: 'registrationRead',
  summary:
    'How much of what the firm asks for is there, for the rows of the page that `registrations.list` answers to the same query; for the first 100 of them.',
  query: listQuery,
  response: object({
    items: array(
      object({
        _id: string().required(),
        done: number().integer().required(),
        total: number().integer().required(),
      }),
    ).required(),
  }),
  errors: [],
});

/** Endpoints of the list of registrations. */
export const registrationList = { list, completeness } as const;
