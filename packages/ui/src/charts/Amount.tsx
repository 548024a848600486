'use client';
import { charts } from './Charts.styles.ts';

/** A number: a link to what it counts, where there is something. Zero is a dash and no link. */
export function Amount({ value, href, text, label }: AmountProps) {
  const styles = charts();
  if (value === null || value === 0) return <span className={styles.none()}>{value === 0 ? '–' : '—'}</span>;
  if (href === undefined) return <span>{text}</span>;
  return (
    <a href={href} aria-label={label} className={styles.link()}>
      {text}
    </a>
  );
}

interface AmountProps {
  readonly value: number | null;
  readonly href: string | undefined;
  /** The number as it is written. */
  readonly text: string;
  /** What it counts, and the number. */
  readonly label: string;
}
