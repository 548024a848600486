'use client';
import { useId, type HTMLAttributes, type Ref } from 'react';
import { useMessages } from '../messages/index.ts';
import { Axes, inset } from './Axes.tsx';
import { ChartFrame, useFormat } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import { charts } from './Charts.styles.ts';
import {
  sumOf,
  ticksOf,
  unknownWidth,
  type ChartFrameProps,
  type ChartRow,
  type ChartSeries,
} from './data.ts';
import { Fill, Patterns } from './Fill.tsx';
import { Legend } from './Legend.tsx';
import { minTarget, targetHeights } from './targets.ts';
import { useWidth } from '../internal/use-width.ts';

const HEIGHT = 280;
/** Px between two parts of a bar: colours that meet are hard to tell apart. */
const GAP = 2;

/**
 * How many over time, and of what: one bar a month, a part for each kind.
 *
 * Renders a `<section>` with a drawing whose sums and parts may be links, or with the same numbers as a table.
 */
export function StackedBarChart({ series, rows, totalHref, format, ...rest }: StackedBarChartProps) {
  const write = useFormat(format);
  return (
    <ChartFrame
      {...rest}
      chart={<Drawing title={rest.title} series={series} rows={rows} totalHref={totalHref} write={write} />}
      table={<ChartTable title={rest.title} series={series} rows={rows} write={write} hasTotal />}
    />
  );
}

interface DrawingProps extends Pick<StackedBarChartProps, 'title' | 'series' | 'rows' | 'totalHref'> {
  readonly write: (value: number | null) => string;
}

function Drawing({ title, series, rows, totalHref, write }: DrawingProps) {
  const { components } = useMessages();
  const [frame, width] = useWidth<HTMLDivElement>(unknownWidth);
  const id = useId();
  const styles = charts();
  const ticks = ticksOf(Math.max(0, ...rows.map(row => sumOf(row.values))), 3);
  const room = (width - inset.start - inset.end) / Math.max(1, rows.length);
  return (
    <>
      <Legend
        id={id}
        series={series}
        sums={{
          values: series.map((_, index) => sumOf(rows.flatMap(row => row.values[index] ?? []))),
          total: { label: components.chart.total, href: totalHref },
          write,
        }}
      />
      <div ref={frame} className={styles.frame()}>
        <svg role="group" aria-label={title} width={width} height={HEIGHT} className={styles.drawing()}>
          <Patterns id={id} count={series.length} />
          <Axes
            width={width}
            height={HEIGHT}
            ticks={ticks}
            labels={rows.map(row => row.label)}
            write={write}
          />
          {rows.map((row, index) => (
            <Stack
              key={row.id}
              id={id}
              row={row}
              series={series}
              write={write}
              x={inset.start + index * room + room * 0.12}
              width={room * 0.76}
              scale={(HEIGHT - inset.bottom - inset.top) / (ticks.at(-1) ?? 1)}
            />
          ))}
        </svg>
      </div>
    </>
  );
}

interface StackProps {
  readonly id: string;
  readonly row: ChartRow;
  readonly series: readonly ChartSeries[];
  readonly write: (value: number | null) => string;
  readonly x: number;
  readonly width: number;
  /** Px of one. */
  readonly scale: number;
}

function Stack({ id, row, series, write, x, width, scale }: StackProps) {
  const styles = charts();
  const total = sumOf(row.values);
  const description = `${row.label}: ${write(total)}`;
  const below = row.values.map((_, index) => sumOf(row.values.slice(0, index)));
  const top = HEIGHT - inset.bottom - total * scale;
  // A bar may be narrower than a finger.
  const target = { x: x - Math.max(0, minTarget - width) / 2, width: Math.max(width, minTarget) };
  const targets = targetHeights(row.values.map(({ value }) => Math.max(0, value ?? 0) * scale));
  const sum = (
    <>
      <rect {...target} y={top - minTarget} height={minTarget} fill="transparent" />
      <text x={x + width / 2} y={top - 6} textAnchor="middle" className={styles.valueText()}>
        {write(total)}
      </text>
    </>
  );
  return (
    <g role="group" aria-label={row.label}>
      {row.values.map(({ value, href }, index) => {
        const { id: key, label = '' } = series[index] ?? {};
        if (value === null || value <= 0) return null;
        const height = Math.max(1, value * scale - (index > 0 ? GAP : 0));
        const y = HEIGHT - inset.bottom - (below[index]! + value) * scale;
        const area = (
          <Fill id={id} index={index} count={series.length} x={x} y={y} width={width} height={height} />
        );
        const name = `${row.label}, ${label}: ${write(value)}`;
        const upTo = targets?.slice(0, index + 1);
        // In a bar without room for targets the sum leads on, and the table.
        return href === undefined || upTo === undefined ? (
          <g key={key} role="img" aria-label={name}>
            {area}
          </g>
        ) : (
          <a key={key} href={href} aria-label={name} className={styles.segment()}>
            {area}
            <rect
              {...target}
              y={HEIGHT - inset.bottom - upTo.reduce((reached, targetHeight) => reached + targetHeight, 0)}
              height={upTo.at(-1)}
              fill="transparent"
            />
          </a>
        );
      })}
      {row.href === undefined ? (
        sum
      ) : (
        <a href={row.href} aria-label={description} className={styles.svgLink()}>
          {sum}
        </a>
      )}
    </g>
  );
}

export interface StackedBarChartProps
  extends ChartFrameProps, Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** A part of each bar. */
  series: readonly ChartSeries[];
  /** A bar each, in their order. */
  rows: readonly ChartRow[];
  /** Where all records of the chart are. */
  totalHref?: string | undefined;
}
