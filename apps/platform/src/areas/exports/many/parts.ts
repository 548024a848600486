import { unzipSync } from 'fflate';
import type { ExportFormat } from '@dossier/api/contract';
import { csvOf } from '../csv.ts';
import { fileOf } from '../file-of.ts';
import type { PaperLook } from '../look.ts';
import type { Paper } from '../paper.ts';
import { pdfOf } from '../pdf/pdf.ts';
import { zipOf } from '../zip.ts';

/** How one registration becomes a part of an export, and how parts become its file. */
interface Making {
  readonly part: (paper: Paper, look: PaperLook) => Promise<Uint8Array>;
  readonly whole: (parts: readonly Uint8Array[], look: PaperLook, madeAt: Date) => Promise<Uint8Array>;
}

const packed = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const unpacked = <T>(bytes: Uint8Array): T => JSON.parse(Buffer.from(bytes).toString()) as T;

export const makings: Readonly<Record<ExportFormat, Making>> = {
  // Printed once, when all are there: one document has one set of pages and of fonts.
  pdf: {
    part: paper => Promise.resolve(packed(paper)),
    whole: (parts, look) =>
      pdfOf(
        parts.map(part => {
          const paper = unpacked<Paper>(part);
          return { ...paper, madeAt: new Date(paper.madeAt) };
        }),
        look,
      ),
  },
  csv: {
    part: paper => Promise.resolve(packed(rowOf(paper))),
    whole: parts => Promise.resolve(tableOf(parts.map(part => unpacked<Row>(part)))),
  },
  zip: {
    part: (paper, look) => fileOf(paper, 'zip', look),
    whole: (parts, _, madeAt) => Promise.resolve(zipOf(Object.assign({}, ...parts.map(folderOf)), madeAt)),
  },
};

type Row = readonly (readonly [label: string, value: string])[];

/** What is known of a registration itself and of where it stands; whatever belongs to a party has no single row. */
function rowOf({ sections }: Paper): Row {
  return sections.flatMap(({ id, blocks }) => {
    const [first] = blocks;
    if ((id !== 'overview' && id !== 'status') || first?.kind !== 'facts') return [];
    return first.facts;
  });
}

/** A column for every label that any row has, in the order in which they came. */
function tableOf(rows: readonly Row[]): Uint8Array {
  const labels = [...new Set(rows.flatMap(row => row.map(([label]) => label)))];
  return csvOf([
    labels,
    ...rows.map(row => {
      const values = new Map(row);
      return labels.map(label => values.get(label) ?? '');
    }),
  ]);
}

/** An archive of one, as a folder of an archive of many. */
function folderOf(part: Uint8Array): Record<string, Uint8Array> {
  const { 'manifest.json': _, ...files } = unzipSync(part);
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [`${name.replace(/_.*$/, '')}/${name}`, bytes]),
  );
}
