import { unzipSync } from 'fflate';
import type { ExportFormat } from '@dossier/api/contract';
import { csvOf } from '../csv.ts';
import { fileOf } from '../file-of.ts';
import type { PdfStyle } from '../pdf-style.ts';
import type { PrintedFile } from '../printed-file.ts';
import { pdfOf } from '../pdf/pdf.ts';
import { zipOf } from '../zip.ts';

/** How a document becomes a part of an export, and how parts become its file. */
interface Making {
  readonly part: (printed: PrintedFile, style: PdfStyle) => Promise<Uint8Array>;
  readonly whole: (parts: readonly Uint8Array[], style: PdfStyle, madeAt: Date) => Promise<Uint8Array>;
}

const packed = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const unpacked = <T>(bytes: Uint8Array): T => JSON.parse(Buffer.from(bytes).toString()) as T;

export const makings: Readonly<Record<ExportFormat, Making>> = {
  // Printed once, when all are there: one document has one set of pages and of fonts.
  pdf: {
    part: printed => Promise.resolve(packed(printed)),
    whole: (parts, style) =>
      pdfOf(
        parts.map(part => {
          const printed = unpacked<PrintedFile>(part);
          return { ...printed, madeAt: new Date(printed.madeAt) };
        }),
        style,
      ),
  },
  csv: {
    part: printed => Promise.resolve(packedRows([rowOf(printed)])),
    whole: parts => Promise.resolve(tableOf(parts.flatMap(part => unpacked<readonly Row[]>(part)))),
  },
  zip: {
    part: (printed, style) => fileOf(printed, 'zip', style),
    whole: (parts, _, madeAt) => Promise.resolve(zipOf(Object.assign({}, ...parts.map(folderOf)), madeAt)),
  },
};

type Row = readonly (readonly [label: string, value: string])[];

export const packedRows = (rows: readonly Row[]): Uint8Array => packed(rows);

/** What is known of a registration itself and of where it stands; whatever belongs to a party has no single row. */
function rowOf({ sections }: PrintedFile): Row {
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

function folderOf(part: Uint8Array): Record<string, Uint8Array> {
  const { 'manifest.json': _, ...files } = unzipSync(part);
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [`${name.replace(/_.*$/, '')}/${name}`, bytes]),
  );
}
