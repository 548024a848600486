import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { emptyState } from './EmptyState.styles.ts';

/**
 * Stands in for an empty list: a sentence that says what will be here, and one action.
 *
 * Renders a `<div>` with an `<h2>`; as a page of its own with an `<h1>`.
 */
export function EmptyState({
  title,
  children,
  action,
  variant = 'section',
  className,
  ...rest
}: EmptyStateProps) {
  const styles = emptyState({ variant });
  const Title = variant === 'page' ? 'h1' : 'h2';
  return (
    <div {...rest} className={styles.root({ className })}>
      <Title className={styles.title()}>{title}</Title>
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
  /** `page`: all that a page says, such as that it was not found. @default 'section' */
  readonly variant?: 'section' | 'page';
}
