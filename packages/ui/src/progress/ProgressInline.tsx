import type { HTMLAttributes, Ref } from 'react';
import { progressInline } from './Progress.styles.ts';

/**
 * How much of something is there, on one line: for a cell of a table whose heading says of what.
 *
 * Renders a `<span>` with a bar, which only shows what the text says, and "7/8".
 */
export function ProgressInline({ done, total, className, ...rest }: ProgressInlineProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, done / total)) : 1;
  const styles = progressInline();
  return (
    <span {...rest} className={styles.root({ className })}>
      <span aria-hidden className={styles.track()}>
        <span className={styles.bar()} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={styles.texts()}>
        {done}/{total}
      </span>
    </span>
  );
}

export interface ProgressInlineProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** How much is there. */
  done: number;
  /** Of how much; where nothing is asked for the bar is full. */
  total: number;
}
