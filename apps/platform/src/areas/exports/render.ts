import type { ExportFormat } from '@dossier/api/contract';
import type { Task, Workers } from '../../shared/workers/workers.ts';
import type { PdfStyle } from './pdf-style.ts';
import type { MakeOrder } from './make.ts';
import type { PrintedFile } from './printed-file.ts';
import { stemOf } from './stem.ts';

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

/** Fifty files in one PDF take a second or two; a machine with much else to do takes longer. */
const making: Task<MakeOrder, Uint8Array> = {
  module: new URL('make.ts', import.meta.url),
  name: 'make',
  timeLimit: 60_000,
};

/** Makes bytes of documents, in a thread apart from requests. */
export const makeBytes = (workers: Workers, order: MakeOrder): Promise<Uint8Array> =>
  workers.run(making, order);

/** A document as a file: `2026-01284_nl-NL.pdf`. */
export async function renderFile(
  workers: Workers,
  printed: PrintedFile,
  format: ExportFormat,
  style: PdfStyle,
): Promise<MadeFile> {
  return {
    name: `${stemOf(printed)}.${format}`,
    mediaType: mediaTypes[format],
    bytes: await makeBytes(workers, { what: 'one', printed, format, style }),
  };
}
