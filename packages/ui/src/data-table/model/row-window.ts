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
  /** How many rows are drawn where there are enough of them: always as many, whatever is scrolled to. */
  readonly span: number;
}

/** Rows drawn beyond both edges, so that scrolling never shows a gap. */
const overscan = 6;
/** The window moves by so many rows at a time: most scroll events then change nothing. */
const step = 4;

/** How many opened rows stand before a place: a binary search. */
function openedBefore(opened: readonly number[], index: number): number {
  let low = 0;
  let high = opened.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (opened[middle]! < index) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a row begins, in px from the first. */
export const topOf = ({ height, detailHeight, opened }: RowGeometry, index: number): number =>
  index * height + openedBefore(opened, index) * detailHeight;

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

const upToStep = (rows: number): number => Math.ceil(rows / step) * step;

/**
 * How many rows are drawn, wherever one is: a row that leaves at one end can then be drawn again at the other. One row is
 * in sight by halves at each edge, and the first one drawn stands up to a step before the overscan begins.
 */
const spanOf = ({ height }: RowGeometry, viewport: number): number =>
  upToStep(Math.ceil(viewport / height) + 1 + 2 * overscan + step - 1);

/**
 * Which rows are drawn, for what is scrolled to. Nothing stands above the beginning of a list: there it needs fewer, and
 * that is where every list is that has just come or is being searched.
 */
export function windowOf(geometry: RowGeometry, scrolledTo: number, viewport: number): RowWindow {
  // A list that has become shorter may have been scrolled further than it now goes.
  const scrollTop = Math.max(0, Math.min(scrolledTo, heightOf(geometry) - viewport));
  const first = Math.max(0, Math.floor((rowAt(geometry, scrollTop) - overscan) / step) * step);
  const span = spanOf(geometry, viewport);
  const needed = first === 0 ? upToStep(rowAt(geometry, scrollTop + viewport) + 1 + overscan) : first + span;
  return { first, end: Math.min(geometry.count, first + span, needed), span };
}
