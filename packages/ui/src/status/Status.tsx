'use client';
import { type HTMLAttributes, memo, type Ref } from 'react';
import { status } from './Status.styles.ts';
import { useStatus, type StatusContent } from './use-status.ts';

/**
 * A status in a table: a dot and a word. The word says it; the dot lets the eye find it.
 *
 * Renders a `<span>`.
 */
export function Status({ of, tone, isOutlined, children, className, ...rest }: StatusProps) {
  const shown = useStatus({ of, tone, isOutlined, children } as StatusContent);
  const styles = status({ tone: shown.tone });
  return (
    <span {...rest} className={styles.root({ className })}>
      <Dot className={styles.dot()} isOutlined={shown.isOutlined} />
      {shown.text}
    </span>
  );
}

/** Drawn again only when it changes: in a list that scrolls mostly the word does. */
const Dot = memo(function Dot({ className, isOutlined }: DotProps) {
  return (
    <svg aria-hidden viewBox="0 0 8 8" className={className}>
      <circle
        cx={4}
        cy={4}
        r={3}
        fill={isOutlined ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth={1.25}
      />
    </svg>
  );
});

interface DotProps {
  readonly className: string;
  readonly isOutlined: boolean;
}

export type StatusProps = StatusContent &
  Omit<HTMLAttributes<HTMLSpanElement>, 'children'> & { ref?: Ref<HTMLSpanElement> };
