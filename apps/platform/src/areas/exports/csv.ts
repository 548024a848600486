import { loadTexts } from '@dossier/api/texts';
import { spreadsheetText } from '@dossier/validators';
import { stringify } from 'csv-stringify/sync';
import type { Block, PrintedFile } from './printed-file.ts';

/** Rows as a spreadsheet opens them: marked as UTF-8, and nothing that it would take for a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): Uint8Array =>
  Buffer.from(
    stringify(rows as string[][], {
      bom: true,
      record_delimiter: 'windows',
      cast: { string: spreadsheetText },
    }),
  );

/** A document as a table: a row per field, under its section and whom it is about. */
export async function fileRows(printed: PrintedFile): Promise<readonly (readonly string[])[]> {
  const { csv, about } = await loadTexts(printed.locale, 'report');
  const rows = printed.sections.flatMap(({ heading, blocks }) => {
    let whom = '';
    return blocks.flatMap(block => {
      if (block.kind === 'heading') whom = block.text;
      return rowsOf(block).map(([field, value]) => [heading, whom, field, value] as const);
    });
  });
  return [
    [csv.section, csv.about, csv.field, csv.value],
    ...rows,
    ...printed.about.map(([label, value]) => [about.title, '', label, value] as const),
  ];
}

function rowsOf(block: Block): readonly (readonly [string, string])[] {
  if (block.kind === 'heading') return [];
  if (block.kind === 'facts') return block.facts;
  return block.entries.map(({ at, title, lines }) => [at, [title, ...lines].join('\n')]);
}
