'use client';
import type { HTMLAttributes, Ref } from 'react';
import { useMessages } from '../messages/index.ts';
import { Amount } from './Amount.tsx';
import { Bar } from './BarChart.tsx';
import { ChartFrame, useFormat } from './ChartFrame.tsx';
import { charts } from './Charts.styles.ts';
import type { ChartFrameProps, ChartItem } from './data.ts';

/**
 * How many reached each stage, and what share of the stage before that is.
 *
 * Renders a `<section>` with a table whose bars show the shape, or without the bars.
 */
export function FunnelChart({ stages, measure, format, ...rest }: FunnelChartProps) {
  const write = useFormat(format);
  const shared = { title: rest.title, stages, measure, write };
  return (
    <ChartFrame
      {...rest}
      chart={<Stages {...shared} hasBars />}
      table={<Stages {...shared} hasBars={false} />}
    />
  );
}

interface StagesProps extends Pick<FunnelChartProps, 'title' | 'stages' | 'measure'> {
  readonly write: (value: number | null) => string;
  readonly hasBars: boolean;
}

function Stages({ title, stages, measure, write, hasBars }: StagesProps) {
  const { components, locale } = useMessages();
  const styles = charts();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const highest = Math.max(1, ...stages.map(({ value }) => value ?? 0));
  const shareOf = (index: number) => {
    const before = stages[index - 1]?.value;
    const value = stages[index]?.value;
    return before && value !== null && value !== undefined ? percent.format(value / before) : '—';
  };
  return (
    <table className={styles.table()}>
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={hasBars ? 2 : 1} className={styles.colHead({ head: 'label' })}>
            {components.chart.stage}
          </th>
          <th scope="col" className={styles.colHead()}>
            {components.chart.number}
          </th>
          <th scope="col" className={styles.colHead()}>
            {components.chart.share}
          </th>
          {measure && (
            <th scope="col" className={styles.colHead({ head: 'long' })}>
              {measure.label}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {stages.map((stage, index) => (
          <tr key={stage.id}>
            <th scope="row" className={styles.rowHead()}>
              {stage.label}
            </th>
            {hasBars && (
              <td className={styles.stageBar()}>
                <Bar share={(stage.value ?? 0) / highest} />
              </td>
            )}
            <td className={styles.cell()}>
              <Amount
                value={stage.value}
                href={stage.href}
                text={write(stage.value)}
                label={`${stage.label}: ${write(stage.value)}`}
              />
            </td>
            <td className={styles.cell()}>{shareOf(index)}</td>
            {measure && <td className={styles.cell()}>{measure.of(stage.id)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface FunnelChartProps
  extends ChartFrameProps, Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** From the first to the last. */
  stages: readonly ChartItem[];
  /** Something else that is known of each stage: how long it takes. */
  measure?: { readonly label: string; readonly of: (stageId: string) => string } | undefined;
}
