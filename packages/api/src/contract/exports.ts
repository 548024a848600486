import { language, type Language } from '@dossier/validators/vocabularies';
import { array, mixed, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { listOf, pagingFields } from './envelope.ts';
import { exportChoice, exportFormats, type ExportFormat } from './export.ts';
import type { ErrorType } from './errors.ts';
import { registrationFilters } from './registration-filters.ts';
import { jobStates, type JobState } from './stream.ts';

/** How many registrations one export takes: printing weighs more than a row of a table. */
export const exportLimits = { pdf: 50, csv: 5_000, zip: 500 } as const satisfies Record<ExportFormat, number>;
/** Exports under way at once, of one person and of a firm: what one asks for, all others wait behind. */
export const openExports = { perUser: 5, perTenant: 20 } as const;
/** Days that the file of an export is there (3-decisions 4.15). */
export const exportDays = 7;

/** Why somebody takes many clients' data out (threat T16): a code, so that it may stand in the audit trail. */
export const exportReasons = ['clientWork', 'reporting', 'supervisor', 'auditor', 'transfer'] as const;
export type ExportReason = (typeof exportReasons)[number];

const exportEntity = object({
  _id: string().required(),
  version: number().integer().required(),
  createdAt: string().required(),
  finishedAt: string().nullable().defined(),
  /** From then on the file is gone. */
  expiresAt: string().required(),
  format: string<ExportFormat>().oneOf(exportFormats).required(),
  locale: string<Language>().oneOf(language.codes).required(),
  state: string<JobState>().oneOf(jobStates).required(),
  total: number().integer().required(),
  /** How many are behind it, well or not. */
  done: number().integer().required(),
  failed: number().integer().required(),
  /** Bytes of the file; null while there is none, and when it is gone. */
  size: number().integer().nullable().defined(),
});

const itemStates = ['waiting', 'done', 'failed'] as const;

/** What became of one registration. */
const exportItem = object({
  registrationId: string().required(),
  number: string().required(),
  name: string().required(),
  state: string<(typeof itemStates)[number]>().oneOf(itemStates).required(),
  /** Why it failed. */
  error: string<ErrorType>().nullable().defined(),
});

const access = 'clientFileOverviewPartiesExport';

const start = endpoint({
  name: 'exports.start',
  service: 'templates',
  method: 'POST',
  path: '/exports',
  kind: 'json',
  access,
  summary:
    'Exports many registrations, one after the other: pdf is one document of all, csv one row for each (their overview and status, whatever sections are named), zip a folder for each. Only whoever starts it sees it.',
  body: object({
    ...exportChoice,
    reason: string<ExportReason>().oneOf(exportReasons).required(),
    /** Registrations by their ids; or all that match. */
    ids: array(string().max(64).required()).min(1).max(exportLimits.csv),
    matching: object(registrationFilters).optional().default(undefined),
  }),
  response: exportEntity,
  errors: ['TooManyExports'],
});

const list = endpoint({
  name: 'exports.list',
  service: 'templates',
  method: 'GET',
  path: '/exports',
  kind: 'json',
  access,
  summary: 'The caller’s own exports of the last 7 days, the newest first.',
  query: object(pagingFields),
  response: listOf(exportEntity),
  errors: [],
});

const get = endpoint({
  name: 'exports.get',
  service: 'templates',
  method: 'GET',
  path: '/exports/{id}',
  kind: 'json',
  access,
  summary: 'How far an export of the caller’s has come.',
  response: exportEntity,
  errors: [],
});

const items = endpoint({
  name: 'exports.items',
  service: 'templates',
  method: 'GET',
  path: '/exports/{id}/items',
  kind: 'json',
  access,
  summary: 'What became of each registration of an export, those that failed first.',
  query: object(pagingFields),
  response: listOf(exportItem),
  errors: [],
});

const cancel = endpoint({
  name: 'exports.cancel',
  service: 'templates',
  method: 'POST',
  path: '/exports/{id}/cancel',
  kind: 'json',
  access,
  summary: 'Ends an export that is under way: there is no file, and nothing to take back.',
  response: exportEntity,
  errors: ['ExportFinished'],
});

const retry = endpoint({
  name: 'exports.retry',
  service: 'templates',
  method: 'POST',
  path: '/exports/{id}/retry',
  kind: 'json',
  access,
  summary: 'Tries those again that failed, and makes the file anew.',
  response: exportEntity,
  errors: ['ExportFinished', 'TooManyExports'],
});

const download = endpoint({
  name: 'exports.download',
  service: 'templates',
  method: 'GET',
  path: '/exports/{id}/file',
  kind: 'download',
  access,
  summary: 'The file of an export, for 7 days. Each call is written down.',
  response: mixed<Blob>().required(),
  errors: [],
});

/** Exports of many registrations. */
export const exportsOfMany = { start, list, get, items, cancel, retry, download } as const;
