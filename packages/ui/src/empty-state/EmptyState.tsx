import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { emptyState } from './EmptyState.styles.ts';

/**
 * Where a list would be: a sentence that says what will be here, and one action.
 *
 * Renders a `<div>` with a heading.
 */
export function EmptyState({ title, children, action, className, ...rest }: EmptyStateProps) {
  const styles = emptyState();
  return (
    <div {...rest} className={styles.root({ className })}>
      <h2 className={styles.title()}>{title}</h2>
      {children !== undefined && <p className={styles.text()}>{children}</p>}
      {action !== undefined && <div className={styles.action()}>{action}</div>}
    </div>
  );
}

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  ref?: Ref<HTMLDivElement>;
  /** What is not there, in a few words. */
  readonly title: string;
  /** What will be here, in a sentence. */
  readonly children?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
}
