/** Where rows of one height stand below each other, some of them opened. */
export interface RowGeometry {
  readonly count: number;
  /** Height of a row in px. */
  readonly height: number;
  /** Height in px of what an opened row shows below itself. */
  readonly detailHeight: number;
  /** Places of the opened rows, ascending. */
  readonly opened: readonly number[];
}

/** Rows that are on the page: from `first` up to, not including, `end`. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

/** Rows drawn beyond both edges, so that scrolling never shows a gap. */
const overscan = 8;
/** The window moves by so many rows at a time: most scroll events then change nothing. */
const step = 4;

/** How many opened rows stand before a place: a binary search. */
function openedBefore(opened: readonly number[], place: number): number {
  let low = 0;
  let high = opened.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (opened[middle]! < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a row begins, in px from the first. */
export const topOf = ({ height, detailHeight, opened }: RowGeometry, place: number): number =>
  place * height + openedBefore(opened, place) * detailHeight;

/** Height in px of all rows. */
export const heightOf = (geometry: RowGeometry): number => topOf(geometry, geometry.count);

/** The row that stands so many px from the top. */
export function rowAt(geometry: RowGeometry, offset: number): number {
  let low = 0;
  let high = Math.max(0, geometry.count - 1);
  if (geometry.opened.length === 0) return Math.max(0, Math.min(high, Math.floor(offset / geometry.height)));
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (topOf(geometry, middle) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Which rows are drawn, for what is scrolled to. */
export function windowOf(geometry: RowGeometry, scrollTop: number, viewport: number): RowWindow {
  const seen = rowAt(geometry, scrollTop);
  const last = rowAt(geometry, scrollTop + viewport);
  const first = Math.max(0, Math.floor((seen - overscan) / step) * step);
  const end = Math.min(geometry.count, Math.ceil((last + 1 + overscan) / step) * step);
  return { first, end };
}
