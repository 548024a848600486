'use client';
import { charts } from './Charts.styles.ts';
import { everyOf } from './data.ts';

/** Where the drawing stands in its frame, in px. */
export const inset = { start: 40, end: 8, top: 20, bottom: 24 } as const;

/** The lines across, their numbers, and the names below. Decoration: the values say all of it. */
export function Axes({ width, height, ticks, labels, write }: AxesProps) {
  const styles = charts();
  const highest = ticks.at(-1) ?? 1;
  const floor = height - inset.bottom;
  const room = width - inset.start - inset.end;
  const every = everyOf(labels.length, room, 44);
  return (
    <g aria-hidden>
      {ticks.map(tick => {
        const y = floor - (tick / highest) * (floor - inset.top);
        return (
          <g key={tick}>
            <line x1={inset.start} x2={width - inset.end} y1={y} y2={y} className={styles.gridLine()} />
            <text x={inset.start - 8} y={y + 4} textAnchor="end" className={styles.axisText()}>
              {write(tick)}
            </text>
          </g>
        );
      })}
      {labels.map(
        (label, index) =>
          index % every === 0 && (
            <text
              key={label}
              x={inset.start + ((index + 0.5) * room) / labels.length}
              y={height - 6}
              textAnchor="middle"
              className={styles.axisText()}
            >
              {label}
            </text>
          ),
      )}
    </g>
  );
}

interface AxesProps {
  readonly width: number;
  readonly height: number;
  readonly ticks: readonly number[];
  readonly labels: readonly string[];
  readonly write: (value: number | null) => string;
}
