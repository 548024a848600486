import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, boolean, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { trimmed, valuesOf } from './envelope.ts';
import { registrationFilters } from './registration-filters.ts';
import { registrationSorts } from './registration-sorts.ts';

export const viewLimits = {
  /** Characters of a name. */
  name: 60,
  /** Characters of how the columns stand. */
  columns: 500,
  /** Views of one person in one firm. */
  each: 50,
} as const;

const { search: _search, ...lasting } = registrationFilters;

/**
 * What a view asks for. Never words that somebody searched for: they name a client, and would outlive what the firm
 * has to forget.
 */
const viewQuery = object({ sort: valuesOf(registrationSorts), ...lasting });

/** A list that somebody named, to come back to or to share (4-expectations row 62). */
export const savedView = object({
  _id: string().required(),
  version: number().integer().required(),
  name: string().required(),
  /** Every colleague has it; each sees in it what they may see. */
  isShared: boolean().required(),
  owner: object({ _id: string().required(), name: string().required() }).required(),
  /** The reader may rename, share and remove it: their own, and what is shared where they administer the firm. */
  mayChange: boolean().required(),
  query: viewQuery.required(),
  /** How the columns stand, in the words of the list's address; empty as the reader has them. */
  columns: string().defined(),
  /** How many it holds for the reader now. */
  total: number().integer().min(0).required(),
  /** How many of these came since the reader looked last, by others' hands; 0 until they looked once. */
  entered: number().integer().min(0).required(),
});

const given = object({
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

const path = '/registrations/views';

const list = endpoint({
  name: 'registrations.views',
  service: 'main',
  method: 'GET',
  path,
  kind: 'json',
  access: 'registrationRead',
  summary: 'The views of the list that the caller saved, and those that colleagues share; by name.',
  response: object({ items: array(savedView.required()).required() }),
  errors: [],
});

const save = endpoint({
  name: 'registrations.saveView',
  service: 'main',
  method: 'POST',
  path,
  kind: 'json',
  access: 'registrationRead',
  summary: 'Saves a view. One of the caller that has this name already asks for this from now on.',
  body: given,
  response: savedView,
  errors: [],
});

const change = endpoint({
  name: 'registrations.changeView',
  service: 'main',
  method: 'PUT',
  path: `${path}/{viewId}`,
  kind: 'json',
  access: 'registrationRead',
  ifMatch: true,
  summary: 'Renames a view, shares it or keeps it for oneself, or has it ask for something else.',
  body: given,
  response: savedView,
  errors: ['VersionRequired', 'VersionStale'],
});

const remove = endpoint({
  name: 'registrations.removeView',
  service: 'main',
  method: 'DELETE',
  path: `${path}/{viewId}`,
  kind: 'json',
  access: 'registrationRead',
  ifMatch: true,
  summary: 'Removes a view, for everybody who had it.',
  response: object({}),
  errors: ['VersionRequired', 'VersionStale'],
});

const markSeen = endpoint({
  name: 'registrations.markViewSeen',
  service: 'main',
  method: 'POST',
  path: `${path}/{viewId}/looks`,
  kind: 'json',
  access: 'registrationRead',
  // Of no interest to anybody but whoever looks.
  readsOnly: true,
  summary: 'Notes that the caller looks at a view: what comes into it from now on is new to them.',
  response: object({}),
  errors: [],
});

/** Endpoints of the views of the list of registrations. */
export const views = {
  views: list,
  saveView: save,
  changeView: change,
  removeView: remove,
  markViewSeen: markSeen,
} as const;
