import { CircleX } from 'lucide';
import { type HTMLAttributes, memo, type Ref } from 'react';
import { riskLevel } from './RiskLevel.styles.ts';
import { icon } from '../icons/icon.ts';

const CircleXIcon = icon(CircleX);

/** How many of three bars are filled. Unacceptable has a stop sign instead, and no mark at all means: not assessed. */
const bars = { low: 1, medium: 2, high: 3 } as const;

/**
 * The risk level of a client: a shape and a word, so that it never depends on colour.
 *
 * Renders a `<span>`.
 */
export function RiskLevel({ level, label, className, ...rest }: RiskLevelProps) {
  const styles = riskLevel({ level: level ?? 'none' });
  return (
    <span {...rest} className={styles.root({ className })}>
      {level === 'unacceptable' && <CircleXIcon aria-hidden className={styles.stop()} />}
      {level !== null && level !== 'unacceptable' && <Bars filled={bars[level]} className={styles.mark()} />}
      {label}
    </span>
  );
}

const heights = [5, 8, 11] as const;

/** Drawn again only when they change: rows that are scrolled past each other are often of one level. */
const Bars = memo(function Bars({ filled, className }: BarsProps) {
  return (
    <svg aria-hidden viewBox="0 0 16 12" className={className}>
      {heights.map((height, index) => (
        <rect
          key={height}
          x={0.5 + index * 5.5}
          y={11.5 - height}
          width={4}
          height={height}
          rx={0.75}
          fill={index < filled ? 'currentColor' : 'none'}
          stroke="currentColor"
        />
      ))}
    </svg>
  );
});

interface BarsProps {
  readonly filled: number;
  readonly className: string;
}

export interface RiskLevelProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** Null while no one has assessed it. */
  readonly level: 'low' | 'medium' | 'high' | 'unacceptable' | null;
  /** The level's name, as the firm calls it, or "Not assessed". */
  readonly label: string;
}
