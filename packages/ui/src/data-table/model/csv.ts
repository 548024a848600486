import { spreadsheetText } from '@dossier/validators';
import { textOf, type DataTableColumn } from '../column.ts';

const field = (text: string) => {
  const safe = spreadsheetText(text);
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV (RFC 4180, with a byte-order mark so that spreadsheets read it as UTF-8). */
export function tableCsv<Row>(columns: readonly DataTableColumn<Row>[], rows: Iterable<Row>): string {
  const lines = [columns.map(({ header }) => field(header)).join(',')];
  for (const row of rows) lines.push(columns.map(column => field(textOf(column, row))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Gives a text to the person as a file. */
export function downloadText(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
