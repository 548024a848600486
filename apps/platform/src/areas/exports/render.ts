import type { ExportFormat } from '@dossier/api/contract';
import { csvOf, paperRows } from './csv.ts';
import type { PaperLook } from './look.ts';
import type { Paper } from './paper.ts';
import { pdfOf } from './pdf/pdf.ts';
import { zipOf } from './zip.ts';

/** A file that is ready to leave. */
export interface MadeFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
};

/** A paper as a file: `2026-01284_nl-NL.pdf`. */
export async function renderPaper(paper: Paper, format: ExportFormat, look: PaperLook): Promise<MadeFile> {
  const stem = `${paper.number}_${paper.locale}`;
  return {
    name: `${stem}.${format}`,
    mediaType: mediaTypes[format],
    bytes: await bytesOf(paper, format, look, stem),
  };
}

async function bytesOf(
  paper: Paper,
  format: ExportFormat,
  look: PaperLook,
  stem: string,
): Promise<Uint8Array> {
  if (format === 'csv') return csvOf(paperRows(paper));
  const pdf = await pdfOf([paper], look);
  if (format === 'pdf') return pdf;
  return zipOf({ [`${stem}.pdf`]: pdf, [`${stem}.csv`]: csvOf(paperRows(paper)) }, paper.madeAt);
}
