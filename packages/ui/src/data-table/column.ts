import type { ComponentType, ReactNode } from 'react';

/** One column of a table, declared as data. */
export interface DataTableColumn<Row> {
  /** Stable id; sorting, layout and address speak of it. */
  readonly id: string;
  /** Its heading, in the reader's language; a unit belongs here, not in every cell. */
  readonly header: string;
  /** What stands in the cell. @default its text */
  readonly cell?: (row: Row) => ReactNode;
  /** The cell as plain text: what search finds, copying copies and CSV holds. Needed where `cell` is not given. */
  readonly text?: (row: Row) => string;
  /** What the table orders by when it holds all rows. @default its text, by the reader's collation */
  readonly sortValue?: (row: Row) => number | string | null;
  /** Numbers and dates stand at the end. @default 'start' */
  readonly align?: 'start' | 'end';
  readonly isSortable?: boolean;
  /** The column that names the row: bold, and the link of the row. Exactly one. */
  readonly isPrimary?: boolean;
  /** Seen by those alone who chose it: one of many that few want. @default false */
  readonly isOptional?: boolean;
  /** Never broken into lines: dates, numbers, statuses. Rows of one height break nothing. */
  readonly isNoWrap?: boolean;
  /** Shown on the cards that rows become below 768 px. @default true */
  readonly isOnCard?: boolean;
  /** On a card it has a line of its own: emails and other texts that nothing parts. @default false */
  readonly isWideOnCard?: boolean;
  /** Where a text that is too long is cut: ids in the middle, names at the end. @default 'end' */
  readonly truncate?: 'end' | 'middle';
  /** Width in px that it starts with; without one it takes its share of the room. */
  readonly width?: number;
  /** Never narrower than this many px. @default 96 */
  readonly minWidth?: number;
  /** Share of the room that is left, against the other columns. @default 1, or 2 for the primary column */
  readonly grow?: number;
  /** The foot of the column: a sum, a check. */
  readonly total?: (rows: readonly Row[]) => ReactNode;
  /** Makes its cells editable in place: what `inPlace` answers. */
  readonly edit?: EditableCell<Row>;
}

/** How a cell is changed in place. */
export interface CellEdit<Row> {
  /** What the field starts with. */
  readonly value: (row: Row) => string;
  /** What is wrong with it, in words; undefined when nothing is. */
  readonly validate?: (value: string, row: Row) => string | undefined;
  /** Saves it. A rejected promise keeps what was typed, with its message. */
  readonly save: (row: Row, value: string) => Promise<void>;
}

/** A change in place with the field for it: only tables that change something carry one. */
export interface EditableCell<Row> extends CellEdit<Row> {
  readonly Editor: ComponentType<CellEditorProps<Row>>;
}

/** What a field in a cell is given. */
export interface CellEditorProps<Row> {
  /** Name of the field: row and column. */
  readonly label: string;
  /** The row whose cell is edited. */
  readonly row: Row;
  /** How the column reads, checks and saves a value. */
  readonly edit: CellEdit<Row>;
  /** Called when it was saved or left. */
  readonly onEnd: () => void;
}

/** By which column a list is ordered, and in which direction. */
export interface DataTableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** A cell as plain text; empty where the column says none. */
export const textOf = <Row>(column: DataTableColumn<Row>, row: Row): string => {
  if (column.text) return column.text(row);
  const shown = column.cell?.(row);
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
};
