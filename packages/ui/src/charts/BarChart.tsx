'use client';
import type { HTMLAttributes, Ref } from 'react';
import { useMessages } from '../messages/index.ts';
import { Amount } from './Amount.tsx';
import { ChartFrame, useFormat } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import { charts } from './Charts.styles.ts';
import type { ChartFrameProps, ChartItem } from './data.ts';

/**
 * A few things by how many there are, as bars that begin at zero. Every number may lead to what it counts.
 *
 * Renders a `<section>` with a list, or with the same numbers as a table.
 */
export function BarChart({ items, format, ...rest }: BarChartProps) {
  const { components } = useMessages();
  const write = useFormat(format);
  const styles = charts();
  const highest = Math.max(1, ...items.map(({ value }) => value ?? 0));
  return (
    <ChartFrame
      {...rest}
      chart={
        <ul className={styles.bars({ className: 'grid-cols-[auto_1fr_auto]' })}>
          {items.map(item => (
            <li key={item.id} className={styles.bar()}>
              <span className={styles.barLabel()}>
                {item.mark}
                {item.label}
              </span>
              <Bar share={(item.value ?? 0) / highest} />
              <span className={styles.barValue()}>
                <Amount
                  value={item.value}
                  href={item.href}
                  text={write(item.value)}
                  label={`${item.label}: ${write(item.value)}`}
                />
              </span>
            </li>
          ))}
        </ul>
      }
      table={
        <ChartTable
          title={rest.title}
          series={[{ id: 'number', label: components.chart.number }]}
          rows={items.map(item => ({ id: item.id, label: item.label, values: [item] }))}
          write={write}
          hasTotal={false}
        />
      }
    />
  );
}

/** One bar. Something is never nothing: it is 2 px wide at least. */
export function Bar({ share }: { readonly share: number }) {
  const styles = charts();
  return (
    <svg aria-hidden className={styles.barDrawing({ className: 'rtl:-scale-x-100' })}>
      {share > 0 && (
        <rect
          style={{ width: `max(2px, ${share * 100}%)` }}
          height="100%"
          rx={1}
          className="fill-chart-8 forced:fill-[CanvasText]"
        />
      )}
    </svg>
  );
}

export interface BarChartProps
  extends ChartFrameProps, Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** A bar each, in their order. */
  items: readonly ChartItem[];
}
