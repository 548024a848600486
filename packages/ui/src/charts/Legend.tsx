'use client';
import { charts } from './Charts.styles.ts';
import type { ChartSeries } from './data.ts';
import { Fill } from './Fill.tsx';
import { Mark } from './Mark.tsx';

/** Which colour, pattern and mark stands for what. */
export function Legend({ id, series, kind = 'area' }: LegendProps) {
  const styles = charts();
  return (
    <ul className={styles.legend()}>
      {series.map(({ id: key, label }, index) => (
        <li key={key} className={styles.legendItem()}>
          <svg aria-hidden viewBox="0 0 12 12" className={styles.swatch()}>
            {kind === 'area' ? (
              <Fill id={id} index={index} x={0} y={0} width={12} height={12} />
            ) : (
              <g transform="translate(6 6)">
                <Mark index={index} />
              </g>
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

interface LegendProps {
  /** Id of the chart's patterns. */
  readonly id: string;
  readonly series: readonly ChartSeries[];
  /** Areas are filled; lines have a point of their own shape. @default 'area' */
  readonly kind?: 'area' | 'line';
}
