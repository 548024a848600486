import type { ExportFormat } from '@dossier/api/contract';
import { fileOf } from './file-of.ts';
import type { PdfStyle } from './pdf-style.ts';
import { makings } from './many/parts.ts';
import type { PrintedFile } from './printed-file.ts';

/** What is to be made: the file of one document, a part of an export of many, or the file of all its parts. */
export type MakeOrder = { readonly format: ExportFormat; readonly style: PdfStyle } & (
  | { readonly what: 'one'; readonly printed: PrintedFile }
  | { readonly what: 'part'; readonly printed: PrintedFile }
  | { readonly what: 'whole'; readonly parts: readonly Uint8Array[]; readonly madeAt: Date }
);

/** Makes it, in a thread of its own: a page of a PDF takes 100 ms, fifty documents a second. */
export function make(order: MakeOrder): Promise<Uint8Array> {
  const { format, style } = order;
  switch (order.what) {
    case 'one':
      return fileOf(order.printed, format, style);
    case 'part':
      return makings[format].part(order.printed, style);
    case 'whole':
      return makings[format].whole(order.parts, style, order.madeAt);
  }
}
