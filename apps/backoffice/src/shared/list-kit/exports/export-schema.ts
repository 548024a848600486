import { exportTitleLimit, usualExportSections, type ExportFormat } from '@dossier/api/contract';
import { maxLength, required } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, boolean, object, string, type ObjectSchema } from 'yup';

export interface ExportValues {
  format: ExportFormat;
  locale: string;
  title: string;
  includes: string[];
  prepareForSigning: boolean;
  reveal: boolean;
  reason: string;
}

/** What an export takes: of many, a reason too. */
export function exportSchema(isOfMany: boolean): ObjectSchema<ExportValues> {
  const text = string().defined();
  return object({
    format: string<ExportFormat>().defined(),
    locale: text,
    title: text.test(...check(maxLength, { max: exportTitleLimit })),
    includes: array(string().defined())
      .defined()
      .test(...check(required)),
    prepareForSigning: boolean().defined(),
    reveal: boolean().defined(),
    reason: isOfMany ? text.test(...check(required)) : text,
  });
}

export const usualExport = (locale: string): ExportValues => ({
  format: 'pdf',
  locale,
  title: '',
  includes: [...usualExportSections],
  prepareForSigning: false,
  reveal: false,
  reason: '',
});
