import { CircleAlert } from 'lucide';
import type { HTMLAttributes, Ref } from 'react';
import { actionGate } from './ActionGate.styles.ts';
import { icon } from '../icons/icon.ts';

const CircleAlertIcon = icon(CircleAlert);

/**
 * Why an action cannot be done now, where that stands apart from the action: below a row of buttons. `ActionGate` has
 * both in one.
 *
 * Renders a `<div role="status">`, which is announced when it changes; the action names its `id` in `aria-describedby`.
 */
export function ActionReasons({ reasons, className, ...rest }: ActionReasonsProps) {
  const styles = actionGate();
  return (
    // Always there: a live region that appears with its text is not read.
    <div role="status" {...rest} className={styles.reasons({ className })}>
      {reasons.length > 0 && (
        <>
          <CircleAlertIcon aria-hidden className={styles.icon()} />
          <Reasons reasons={reasons} className={styles.list()} />
        </>
      )}
    </div>
  );
}

function Reasons({ reasons, className }: ReasonsProps) {
  if (reasons.length === 1) return <span>{reasons[0]}</span>;
  return (
    <ul className={className}>
      {reasons.map(reason => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

interface ReasonsProps {
  readonly reasons: readonly string[];
  readonly className: string;
}

export interface ActionReasonsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** What the action names in `aria-describedby`. */
  id: string;
  /** A sentence each; empty when it can be done. */
  reasons: readonly string[];
}
