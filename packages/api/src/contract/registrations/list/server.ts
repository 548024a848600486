import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { boolean, object, string } from 'yup';
import { pagingFields, trimmed, valuesOf } from '../../query-fields.ts';
import { partySorts } from '../../parties/file/sorts.ts';
import { viewLimits, viewLists, type ViewList } from './entities.ts';
import { listFilters, registrationFilters } from './filters.ts';
import { registrationSorts } from './sorts.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';

const listQuery = object({
  ...pagingFields,
  /** The first one first; ids settle what is still equal. */
  sort: valuesOf(registrationSorts),
  ...registrationFilters,
});

const { search: _search, customField: _field, customValue: _value, ...lasting } = listFilters;

/**
 * What a view asks for. Never terms that a user searched for: they name a client,
 * and would outlive what the firm has to forget.
 */
const viewQuery = object({
  ...lasting,
  sort: valuesOf([...registrationSorts, ...partySorts]),
});

const viewBody = object({
  /** Registrations when absent. */
  list: string<ViewList>().oneOf(viewLists),
  name: string()
    .defined()
    .transform(trimmed)
    .test(...check(required))
    .test(...check(maxLength, { max: viewLimits.name })),
  isShared: boolean().required(),
  query: viewQuery.required(),
  columns: string()
    .defined()
    .matches(/^[\w.=&-]*$/)
    .max(viewLimits.columns),
});

export const listServer = {
  'registrations.list': {
    summary:
      'Registrations that the caller may see. `counts` holds one figure per status, `all`, and for whoever may approve `toApprove`, under the same search and filters but `status` and `toApprove`.',
    query: listQuery,
    errors: [],
  },
  'registrations.completeness': {
    summary:
      'How much of what the firm asks for is there, for the rows of the page that `registrations.list` answers to the same query; for the first 100 of them.',
    query: listQuery,
    errors: [],
  },
  'registrations.views': {
    summary:
      'The views of a list (of registrations when none is named) that the caller saved, and those that colleagues share; by name.',
    query: object({ list: string<ViewList>().oneOf(viewLists) }),
    errors: [],
  },
  'registrations.saveView': {
    summary:
      'Saves a view of a list. One of the caller that has this name already asks for this from now on.',
    body: viewBody,
    errors: [],
  },
  'registrations.changeView': {
    ifMatch: true,
    summary: 'Renames a view, shares it or keeps it for oneself, or has it ask for something else.',
    body: viewBody,
    errors: ['VersionRequired', 'VersionStale'],
  },
  'registrations.removeView': {
    ifMatch: true,
    summary: 'Removes a view, for everybody who had it.',
    errors: ['VersionRequired', 'VersionStale'],
  },
  'registrations.markViewSeen': {
    summary: 'Notes that the caller looks at a view: what comes into it from now on is new to them.',
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
