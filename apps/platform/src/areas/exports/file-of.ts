import type { ExportFormat } from '@dossier/api/contract';
import { csvOf, paperRows } from './csv.ts';
import type { PaperLook } from './look.ts';
import type { Paper } from './paper.ts';
import { pdfOf } from './pdf/pdf.ts';
import { stemOf } from './stem.ts';
import { zipOf } from './zip.ts';

/** A paper as the bytes of a file. */
export async function fileOf(paper: Paper, format: ExportFormat, look: PaperLook): Promise<Uint8Array> {
  if (format === 'csv') return csvOf(paperRows(paper));
  const pdf = await pdfOf([paper], look);
  if (format === 'pdf') return pdf;
  const stem = stemOf(paper);
  return zipOf({ [`${stem}.pdf`]: pdf, [`${stem}.csv`]: csvOf(paperRows(paper)) }, paper.madeAt);
}
