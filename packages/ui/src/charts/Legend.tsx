'use client';
import { Amount } from './Amount.tsx';
import { charts } from './Charts.styles.ts';
import { sumOf, type ChartSeries } from './data.ts';
import { Fill } from './Fill.tsx';
import { Mark } from './Mark.tsx';

/** Which colour, pattern and mark stands for what, and how many of it there are. */
export function Legend({ id, series, kind = 'area', sums }: LegendProps) {
  const styles = charts();
  return (
    <ul className={styles.legend()}>
      {series.map(({ id: key, label, href }, index) => (
        <li key={key} className={styles.legendItem()}>
          <svg aria-hidden viewBox="-1 -1 14 14" className={styles.swatch()}>
            {kind === 'area' ? (
              <Fill id={id} index={index} count={series.length} x={0} y={0} width={12} height={12} />
            ) : (
              <g transform="translate(6 6)">
                <Mark index={index} />
              </g>
            )}
          </svg>
          {label}
          {sums && <Sum label={label} href={href} value={sums.values[index] ?? 0} write={sums.write} />}
        </li>
      ))}
      {sums && (
        <li className={styles.legendItem({ className: 'ms-auto' })}>
          {sums.total.label}
          <Sum {...sums.total} value={sumOf(sums.values.map(value => ({ value })))} write={sums.write} />
        </li>
      )}
    </ul>
  );
}

function Sum({ label, href, value, write }: SumProps) {
  const text = write(value);
  return <Amount value={value} href={href} text={text} label={`${label}: ${text}`} />;
}

interface SumProps {
  readonly label: string;
  readonly href: string | undefined;
  readonly value: number;
  readonly write: (value: number | null) => string;
}

interface LegendProps {
  /** Id of the chart's patterns. */
  readonly id: string;
  readonly series: readonly ChartSeries[];
  /** Areas are filled; lines have a point of their own shape. @default 'area' */
  readonly kind?: 'area' | 'line';
  /** How many of each series, and of all, where adding them makes sense. */
  readonly sums?: {
    readonly values: readonly number[];
    readonly total: { readonly label: string; readonly href: string | undefined };
    readonly write: (value: number | null) => string;
  };
}
