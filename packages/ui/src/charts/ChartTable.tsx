'use client';
import { useMessages } from '../messages/index.ts';
import { Amount } from './Amount.tsx';
import { charts } from './Charts.styles.ts';
import { sumOf, type ChartRow, type ChartSeries } from './data.ts';

/** The twin of a chart with series: every number, and the sums where summing makes sense. */
export function ChartTable({ title, series, rows, write, hasTotal }: ChartTableProps) {
  const { components } = useMessages();
  const styles = charts();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keyboard.
    <div role="group" aria-label={title} tabIndex={0} className={styles.scroll()}>
      <table className={styles.table()}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.colHead()}>
              <span className="sr-only">{title}</span>
            </th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className={styles.colHead()}>
                {label}
              </th>
            ))}
            {hasTotal && (
              <th scope="col" className={styles.colHead()}>
                {components.chart.total}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              <th scope="row" className={styles.rowHead()}>
                {row.label}
              </th>
              {series.map(({ id, label }, index) => {
                const { value = null, href } = row.values[index] ?? {};
                const text = write(value);
                return (
                  <td key={id} className={styles.cell()}>
                    <Amount value={value} href={href} text={text} label={`${row.label}, ${label}: ${text}`} />
                  </td>
                );
              })}
              {hasTotal && (
                <td className={styles.cell({ className: 'font-semibold' })}>
                  <Amount
                    value={sumOf(row.values)}
                    href={row.href}
                    text={write(sumOf(row.values))}
                    label={`${row.label}: ${write(sumOf(row.values))}`}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChartTableProps {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  readonly rows: readonly ChartRow[];
  readonly write: (value: number | null) => string;
  readonly hasTotal: boolean;
}
