import type { ExportFormat } from '@dossier/api/contract';
import { fileOf } from './file-of.ts';
import type { PaperLook } from './look.ts';
import { makings } from './many/parts.ts';
import type { Paper } from './paper.ts';

/** What is to be made: the file of one paper, a part of an export of many, or the file of all its parts. */
export type MakeOrder = { readonly format: ExportFormat; readonly look: PaperLook } & (
  | { readonly what: 'paper'; readonly paper: Paper }
  | { readonly what: 'part'; readonly paper: Paper }
  | { readonly what: 'whole'; readonly parts: readonly Uint8Array[]; readonly madeAt: Date }
);

/** Makes it, in a thread of its own: a page of a PDF takes 100 ms, fifty papers a second. */
export function make(order: MakeOrder): Promise<Uint8Array> {
  const { format, look } = order;
  switch (order.what) {
    case 'paper':
      return fileOf(order.paper, format, look);
    case 'part':
      return makings[format].part(order.paper, look);
    case 'whole':
      return makings[format].whole(order.parts, look, order.madeAt);
  }
}
