import { language, type Language } from '@dossier/validators/vocabularies';
import { number, object, string } from '../answers.ts';
import type { ErrorType } from '../errors.ts';
import { jobStates, type JobState } from '../messages/live/entities.ts';
import { exportFormats, type ExportFormat } from '../registrations/entities.ts';
import { viewLists, type ViewList } from '../registrations/list/entities.ts';

/** As what each list is exported: of clients a table with the columns of the list. */
export const listFormats: Readonly<Record<ViewList, readonly ExportFormat[]>> = {
  registrations: exportFormats,
  clients: ['csv'],
  businesses: ['csv'],
};

/** How many rows of a list one export takes: printing weighs more than a row of a table. */
export const exportLimits = { pdf: 50, csv: 5_000, zip: 500 } as const satisfies Record<ExportFormat, number>;
/** Exports under way at once, of one person and of a firm: what one asks for, all others wait behind. */
export const openExports = { perUser: 5, perTenant: 20 } as const;
/** Days that the file of an export is there (3-decisions 4.15). */
export const exportDays = 7;

/** Why someone takes many clients' data out (threat T16): a code, so that it may stand in the audit trail. */
export const exportReasons = ['clientWork', 'reporting', 'supervisor', 'auditor', 'transfer'] as const;
export type ExportReason = (typeof exportReasons)[number];

export const exportEntity = object({
  _id: string().required(),
  version: number().integer().required(),
  createdAt: string().required(),
  finishedAt: string().nullable().defined(),
  /** From then on the file is gone. */
  expiresAt: string().required(),
  list: string<ViewList>().oneOf(viewLists).required(),
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

export const exportItem = object({
  recordId: string().required(),
  /** Of a registration, or of a company in its register; empty for what has none. */
  number: string().defined(),
  name: string().defined(),
  state: string<(typeof itemStates)[number]>().oneOf(itemStates).required(),
  /** Why it failed. */
  error: string<ErrorType>().nullable().defined(),
});
