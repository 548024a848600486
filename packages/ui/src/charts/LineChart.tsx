'use client';
import { useId, type HTMLAttributes, type Ref } from 'react';
import { Axes, inset } from './Axes.tsx';
import { ChartFrame, useFormat } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import { charts, strokeOf } from './Charts.styles.ts';
import {
  ticksOf,
  unknownWidth,
  type ChartFrameProps,
  type ChartRow,
  type ChartSeries,
  type ChartValue,
} from './data.ts';
import { Legend } from './Legend.tsx';
import { Mark } from './Mark.tsx';
import { useWidth } from '../internal/use-width.ts';

const HEIGHT = 240;

/**
 * How something went over time. Lines are told apart by colour, by the shape of their points and by their dashes; what
 * is not known is a gap.
 *
 * Renders a `<section>` with a drawing whose points may be links, or with the same numbers as a table.
 */
export function LineChart({ series, rows, format, ...rest }: LineChartProps) {
  const write = useFormat(format);
  return (
    <ChartFrame
      {...rest}
      chart={<Drawing title={rest.title} series={series} rows={rows} write={write} />}
      table={<ChartTable title={rest.title} series={series} rows={rows} write={write} hasTotal={false} />}
    />
  );
}

const dashes = ['', '6 3', '2 3', '8 3 2 3', '4 4', '1 4'] as const;

interface DrawingProps extends Pick<LineChartProps, 'title' | 'series' | 'rows'> {
  readonly write: (value: number | null) => string;
}

function Drawing({ title, series, rows, write }: DrawingProps) {
  const [frame, width] = useWidth<HTMLDivElement>(unknownWidth);
  const id = useId();
  const styles = charts();
  const values = rows.flatMap(row => row.values.map(({ value }) => value ?? 0));
  const ticks = ticksOf(Math.max(0, ...values), 3);
  const room = (width - inset.start - inset.end) / Math.max(1, rows.length);
  const scale = (HEIGHT - inset.bottom - inset.top) / (ticks.at(-1) ?? 1);
  const x = (row: number) => inset.start + (row + 0.5) * room;
  const y = (value: number) => HEIGHT - inset.bottom - value * scale;
  return (
    <>
      <Legend id={id} series={series} kind="line" />
      <div ref={frame} className={styles.frame()}>
        <svg role="group" aria-label={title} width={width} height={HEIGHT} className={styles.drawing()}>
          <Axes
            width={width}
            height={HEIGHT}
            ticks={ticks}
            labels={rows.map(row => row.label)}
            write={write}
          />
          {series.map(({ id: key, label }, index) => (
            <g key={key} role="group" aria-label={label}>
              <path
                aria-hidden
                d={lineOf(
                  rows.map(row => row.values[index]),
                  x,
                  y,
                )}
                strokeWidth={2}
                strokeDasharray={dashes[index % dashes.length]}
                className={`fill-none ${strokeOf(index)} forced:stroke-[CanvasText]`}
              />
              {rows.map((row, rowIndex) => {
                const { value = null, href } = row.values[index] ?? {};
                if (value === null) return null;
                const name = `${row.label}, ${label}: ${write(value)}`;
                const point = (
                  <g transform={`translate(${x(rowIndex)} ${y(value)})`}>
                    <Mark index={index} />
                  </g>
                );
                return href === undefined ? (
                  <g key={row.id} role="img" aria-label={name}>
                    {point}
                  </g>
                ) : (
                  <a key={row.id} href={href} aria-label={name} className={styles.segment()}>
                    {point}
                    {/* A point is 8 px, what can be pressed 24. */}
                    <circle cx={x(rowIndex)} cy={y(value)} r={12} className="fill-transparent" />
                  </a>
                );
              })}
            </g>
          ))}
        </svg>
      </div>
    </>
  );
}

/** The path through what is known: a new piece after every gap. */
export function lineOf(
  values: readonly (ChartValue | undefined)[],
  x: (row: number) => number,
  y: (value: number) => number,
): string {
  return values
    .flatMap((point, row) => {
      const value = point?.value ?? null;
      if (value === null) return [];
      const isNew = row === 0 || (values[row - 1]?.value ?? null) === null;
      return `${isNew ? 'M' : 'L'}${x(row)} ${y(value)}`;
    })
    .join('');
}

export interface LineChartProps
  extends ChartFrameProps, Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** A line each. */
  series: readonly ChartSeries[];
  /** Points in time, the earliest first. */
  rows: readonly ChartRow[];
}
