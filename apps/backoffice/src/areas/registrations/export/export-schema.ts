import { exportTitleLimit, usualExportSections, type ExportFormat } from '@dossier/api/contract';
import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, boolean, object, string, type ObjectSchema } from 'yup';

export interface ExportForm {
  format: ExportFormat;
  locale: string;
  title: string;
  includes: string[];
  prepareForSigning: boolean;
  reveal: boolean;
}

/** What an export takes. */
export const exportSchema: ObjectSchema<ExportForm> = object({
  format: string<ExportFormat>().defined(),
  locale: string().defined(),
  title: string()
    .defined()
    .test(...check(maxLength, { max: exportTitleLimit })),
  includes: array(string().defined())
    .defined()
    .test(...check(required)),
  prepareForSigning: boolean().defined(),
  reveal: boolean().defined(),
});

export const usualExport = (locale: string): ExportForm => ({
  format: 'pdf',
  locale,
  title: '',
  includes: [...usualExportSections],
  prepareForSigning: false,
  reveal: false,
});
