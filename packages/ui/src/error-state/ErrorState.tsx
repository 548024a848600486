import { CircleAlert } from 'lucide';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { errorState } from './ErrorState.styles.ts';
import { icon } from '../icons/icon.ts';

const CircleAlertIcon = icon(CircleAlert);

/**
 * Says what failed, what was kept, and how to continue. Announced when it appears.
 *
 * Renders a `<div role="alert">`.
 */
export function ErrorState({ title, children, action, reference, className, ...rest }: ErrorStateProps) {
  const styles = errorState();
  return (
    <div {...rest} role="alert" className={styles.root({ className })}>
      <CircleAlertIcon aria-hidden className={styles.icon()} />
      <div className={styles.body()}>
        <h2 className={styles.title()}>{title}</h2>
        {children !== undefined && <p className={styles.text()}>{children}</p>}
        {reference !== undefined && reference !== null && <p className={styles.reference()}>{reference}</p>}
        {action !== undefined && <div className={styles.action()}>{action}</div>}
      </div>
    </div>
  );
}

export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  ref?: Ref<HTMLDivElement>;
  /** What went wrong, in a few words. */
  readonly title: string;
  /** What was kept and what to do, in a sentence. */
  readonly children?: ReactNode;
  /** "Try again". */
  readonly action?: ReactNode;
  /** What support asks for: the request's id. */
  readonly reference?: string | null | undefined;
}
