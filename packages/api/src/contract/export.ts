import { language, type Language } from '@dossier/validators/vocabularies';
import { boolean, mixed, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { valuesOf } from './envelope.ts';

export const exportFormats = ['pdf', 'csv', 'zip'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Sections that a paper about a registration can have, in their order. */
export const exportSections = ['overview', 'parties', 'status', 'comments', 'activity'] as const;
export type ExportSection = (typeof exportSections)[number];

/** What colleagues say among themselves: never there unless somebody asks for it, and never in what a client signs. */
export const internalExportSections: readonly ExportSection[] = ['comments', 'activity'];
/** What a paper has when nobody says. */
export const usualExportSections: readonly ExportSection[] = ['overview', 'parties', 'status'];

export const exportTitleLimit = 120;

/** How a paper is made, for one registration or for many. */
export const exportChoice = {
  format: string<ExportFormat>().oneOf(exportFormats).required(),
  /** One of the firm's languages; the reader's, or the firm's own, when absent. */
  locale: string<Language>().oneOf(language.codes),
  /** What stands on top, in place of the client's name. */
  title: string().max(exportTitleLimit),
  /** Without the internal ones when absent. */
  includes: valuesOf(exportSections).min(1),
};

const exportOne = endpoint({
  name: 'registrations.export',
  service: 'main',
  method: 'GET',
  path: '/registrations/{id}/export',
  kind: 'download',
  access: 'registrationRead',
  summary:
    'A registration as a paper (pdf), a table of its fields (csv), or both with their hashes (zip). Each call is written down with the hash of the contents. Nothing of it is kept.',
  query: object({
    ...exportChoice,
    /** Adds a page on which those who sign do so; without the internal sections. */
    prepareForSigning: boolean(),
    /** Identifiers in full: only for whoever may reveal them, and written down. */
    reveal: boolean(),
  }),
  response: mixed<Blob>().required(),
  errors: [],
});

/** Papers of one registration. */
export const registrationExport = { export: exportOne } as const;
