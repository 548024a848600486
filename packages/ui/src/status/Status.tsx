import { status } from './Status.styles.ts';

export const statusTones = ['primary', 'accent', 'neutral', 'info', 'success', 'warning', 'danger'] as const;
export type StatusTone = (typeof statusTones)[number];

/**
 * A status in a table: a dot and a word. The word says it; the dot lets the eye find it.
 *
 * Renders a `<span>`.
 */
export function Status({ tone, isHollow = false, children }: StatusProps) {
  const styles = status({ tone });
  return (
    <span className={styles.root()}>
      <svg aria-hidden viewBox="0 0 8 8" className={styles.dot()}>
        <circle
          cx={4}
          cy={4}
          r={3}
          fill={isHollow ? 'none' : 'currentColor'}
          stroke="currentColor"
          strokeWidth={1.25}
        />
      </svg>
      {children}
    </span>
  );
}

export interface StatusProps {
  /** From the status vocabulary of the validators: `registrationStatus.entry(code)?.tone`. */
  readonly tone: StatusTone;
  /** Nothing has begun. @default false */
  readonly isHollow?: boolean | undefined;
  /** The status in the reader's language. */
  readonly children: string;
}
