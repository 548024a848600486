import type { ReactNode } from 'react';

/** A number, and where the records behind it are. */
export interface ChartValue {
  /** Null where nothing is known: a gap, never a zero. */
  readonly value: number | null;
  readonly href?: string;
}

/** What is counted, by a colour, a pattern and a name of its own. At most six; put the rest together. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** Where all records of this kind are. */
  readonly href?: string;
}

/** One place on the axis: a month, a team. */
export interface ChartRow {
  readonly id: string;
  readonly label: string;
  /** One for each series, in their order. */
  readonly values: readonly ChartValue[];
  /** Where all records of this place are. */
  readonly href?: string;
}

/** One bar, or one stage of a funnel. */
export interface ChartItem extends ChartValue {
  readonly id: string;
  readonly label: string;
  /** Stands before the text: the bars of a risk level. */
  readonly mark?: ReactNode;
}

/** What all four charts have in common. */
export interface ChartFrameProps {
  /** What is shown, as a heading. */
  title: string;
  /** One below the heading that it stands under. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Writes a number. @default with the grouping of the reader's language */
  format?: (value: number) => string;
  /** Begins as a table. @default false */
  isTableAtFirst?: boolean;
  /** `sheet` stands on the page's ground; `plain` on a sheet that is there. @default 'plain' */
  variant?: 'plain' | 'sheet';
  /** Stands below: what the drawing leaves out. */
  footer?: ReactNode;
}

export const sumOf = (values: readonly ChartValue[]): number =>
  values.reduce((sum, { value }) => sum + (value ?? 0), 0);

/** Round numbers from 0 to the first one that is not below `most`: 1, 2, 2.5 or 5 times a power of ten apart. */
export function ticksOf(highest: number, count = 4): readonly number[] {
  if (highest <= 0) return [0, 1];
  const rough = highest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find(factor => factor * power >= rough) ?? 10) * power;
  const steps = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, i) => i * step);
}

/** Every how many labels there is room for one. */
export const everyOf = (labels: number, width: number, room: number): number =>
  Math.max(1, Math.ceil((labels * room) / Math.max(1, width)));

/** Px, until the chart can be measured. */
export const unknownWidth = 640;
