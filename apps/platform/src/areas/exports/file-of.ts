import type { ExportFormat } from '@dossier/api/contract';
import { csvOf, fileRows } from './csv.ts';
import type { PdfStyle } from './pdf-style.ts';
import type { PrintedFile } from './printed-file.ts';
import { pdfOf } from './pdf/pdf.ts';
import { stemOf } from './stem.ts';
import { zipOf } from './zip.ts';

export async function fileOf(
  printed: PrintedFile,
  format: ExportFormat,
  style: PdfStyle,
): Promise<Uint8Array> {
  if (format === 'csv') return csvOf(await fileRows(printed));
  const pdf = await pdfOf([printed], style);
  if (format === 'pdf') return pdf;
  const stem = stemOf(printed);
  return zipOf({ [`${stem}.pdf`]: pdf, [`${stem}.csv`]: csvOf(await fileRows(printed)) }, printed.madeAt);
}
