import { oneOf } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, object, string } from 'yup';
import { pagingFields } from '../query-fields.ts';
import { exportLimits, exportReasons, type ExportReason } from './entities.ts';
import { customFieldLimits, fieldOfColumn } from '../parties/custom-fields/entities.ts';
import { partyColumns } from '../parties/file/sorts.ts';
import { viewLists, type ViewList } from '../registrations/list/entities.ts';
import { listFilters } from '../registrations/list/filters.ts';
import { exportChoice } from '../registrations/server.ts';
import type { ServerParts } from '../server-part.ts';
import type * as endpoints from './endpoints.ts';

const columnRule = (value: unknown) =>
  fieldOfColumn(String(value)) === null ? oneOf(value, { values: partyColumns }) : undefined;

export const exportsServer = {
  'exports.start': {
    summary:
      'Exports many rows of a list. Of registrations pdf is one document of all, csv one row for each (their overview and status, whatever sections are named), zip a folder for each; of clients csv has the columns that are named. Only the user who starts it sees it.',
    body: object({
      ...exportChoice,
      reason: string<ExportReason>().oneOf(exportReasons).required(),
      /** Registrations when absent. */
      list: string<ViewList>().oneOf(viewLists),
      /** Of a list of clients, in this order, custom fields as `cf-{id}`; all that every firm has when absent. */
      columns: array(
        string()
          .max(80)
          .required()
          .test(...check(columnRule)),
      )
        .max(partyColumns.length + customFieldLimits.fields)
        .optional()
        .default(undefined),
      /** Rows by their ids; or all that match. */
      ids: array(string().max(64).required()).min(1).max(exportLimits.csv),
      matching: object(listFilters).optional().default(undefined),
    }),
    errors: ['TooManyExports'],
  },
  'exports.list': {
    summary: 'The caller’s own exports of the last 7 days, the newest first.',
    query: object(pagingFields),
    errors: [],
  },
  'exports.get': {
    summary: 'How far an export of the caller’s has come.',
    errors: [],
  },
  'exports.items': {
    summary: 'What became of each row of an export, those that failed first.',
    query: object(pagingFields),
    errors: [],
  },
  'exports.cancel': {
    summary: 'Ends an export that is under way: there is no file, and nothing to take back.',
    errors: ['ExportFinished'],
  },
  'exports.retry': {
    summary: 'Tries those again that failed, and makes the file anew.',
    errors: ['ExportFinished', 'TooManyExports'],
  },
  'exports.download': {
    summary: 'The file of an export, for 7 days. Each call is written down.',
    errors: [],
  },
} as const satisfies ServerParts<typeof endpoints>;
