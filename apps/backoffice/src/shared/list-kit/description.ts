import type { Permission, ViewList } from '@dossier/api/contract';
import type { NewExport } from '@dossier/api/exports';
import type { ApiError } from '@dossier/api/gateway';
import type { DataTableColumn, RowAction } from '@dossier/ui/data-table';
import type { ComponentType } from 'react';
import type { ListAddress } from './list-address.ts';
import type { ListState } from './list-query.ts';

/** A row of a list: it has an id, and the name that an export calls it by. */
export interface ListRow {
  readonly _id: string;
  readonly name: string;
}

export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly counts: Readonly<Record<string, number>>;
}

export interface ListRead<Row> {
  /** Undefined until it is there. */
  readonly data: ListPage<Row> | undefined;
  readonly error: ApiError | undefined;
  readonly isValidating: boolean;
  readonly retry: () => unknown;
  readonly columns: readonly DataTableColumn<Row>[];
}

/** Where the list stands, and the way to another state of it. */
export interface ListProps<Values, Sort extends string> {
  readonly state: ListState<Values, Sort>;
  readonly onGo: (change: Partial<ListState<Values, Sort>>, replace?: boolean) => void;
}

/** A view that comes with the list: a tab over it. */
export interface ListTab<Values> {
  /** Its figure is the one of this name in the `counts` of the page. */
  readonly id: string;
  readonly label: string;
  /** What it sets of the filters. */
  readonly change: Partial<Values>;
}

export interface ListWork<Row> {
  readonly rowActions: (row: Row) => readonly RowAction[];
  /** The rows as they will be if the platform agrees. */
  readonly expected: (rows: readonly Row[]) => readonly Row[];
  readonly isPending: (row: Row) => boolean;
}

export interface BulkActionsProps<Wish> {
  readonly onWish: (wish: Wish) => void;
}

/** What is shown of bulk work: what a new one would do, how far one is, and what became of each row. */
export interface BulkWorkProps<Row, Wish> {
  /** What is to be done; null while one that is there already is looked at. */
  readonly wish: Wish | null;
  /** The one that is looked at, by its id. */
  readonly open: string | null;
  /** The chosen rows, as they were seen; those that were never on screen are read now. */
  readonly chosenRows: () => Promise<readonly Row[]>;
  /** The work has begun: the rows are in its hands. */
  readonly onStarted: () => void;
  readonly onOpen: (open: string) => void;
  readonly onClose: () => void;
}

export interface ExportModalProps {
  readonly list: ViewList;
  /** Ids of the columns that are seen, in their order; undefined for a list whose exports have their own. */
  readonly columns: readonly string[] | undefined;
  /** What is shown: a new one, all, or one by its id. */
  readonly open: string;
  readonly chosen: {
    readonly count: number;
    readonly names: readonly string[];
    readonly which: () => Promise<Pick<NewExport, 'ids' | 'matching'>>;
  };
  readonly onOpen: (open: string) => void;
  readonly onClose: () => void;
}

export interface ExportsOfList {
  readonly permission: Permission;
  /** A table of them has the columns that are seen. */
  readonly hasColumns?: boolean;
}

export interface ListTexts {
  readonly title: string;
  /** Of the table, for readers. */
  readonly caption: string;
  readonly failed: string;
  readonly summary: (count: number) => string;
  readonly results: (count: number) => string;
  readonly export: string;
  readonly nothingToExport: string;
  readonly search: { readonly label: string; readonly placeholder: string; readonly clear: string };
  readonly pages: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly range: (from: number, to: number, total: number) => string;
  };
  readonly views: {
    readonly label: string;
    readonly save: string;
    readonly changeAction: string;
    readonly removeAction: string;
    readonly actions: (name: string) => string;
    readonly entered: (count: number) => string;
  };
  readonly bulk: { readonly export: string };
}

/** Everything that a list page is made from: see `createListPage`. */
export interface ListDescription<Row extends ListRow, Values, Query, Sort extends string, Wish> {
  /** The list's name in the contract: saved views and the person's columns are kept under it. */
  readonly name: ViewList;
  readonly address: ListAddress<Values, Query, Sort>;
  readonly rowHref: (row: Row) => string;
  readonly useTexts: () => ListTexts;
  readonly useRead: (query: Query) => ListRead<Row>;
  /** Reads rows that are not on screen: all that match, a thousand at a time. */
  readonly useFind: () => (query: Query) => Promise<Pick<ListPage<Row>, 'items' | 'total'>>;
  readonly useWork: () => ListWork<Row>;
  /** The tabs over the list; a hook. */
  readonly useTabs: (
    state: ListState<Values, Sort>,
    counts: ListPage<Row>['counts'] | undefined,
  ) => readonly ListTab<Values>[];
  readonly Filters: ComponentType<ListProps<Values, Sort>>;
  /** Beside the title: what begins something new. */
  readonly HeaderActions: ComponentType;
  /** Beside the figure under the title; nothing for most lists. */
  readonly HeaderNote?: ComponentType<{
    readonly state: ListState<Values, Sort>;
    readonly counts: ListPage<Row>['counts'];
  }>;
  /** In place of rows where there are none. */
  readonly Empty: ComponentType<{ readonly state: ListState<Values, Sort>; readonly onClear: () => void }>;
  /** What is done with many rows; without it no row can be chosen. */
  readonly bulk?: {
    /** Comes with the first row that is chosen. */
    readonly loadActions: () => Promise<ComponentType<BulkActionsProps<Wish>>>;
    /** Comes with the first action. */
    readonly loadWork: () => Promise<ComponentType<BulkWorkProps<Row, Wish>>>;
  };
  /** Exports of what is chosen, or of all that match; nothing for a list that is not exported. */
  readonly exports?: ExportsOfList;
}
