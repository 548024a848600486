'use client';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { actionGate } from './ActionGate.styles.ts';
import { ActionReasons } from './ActionReasons.tsx';

/** What the action inside takes over: `<Button {...gate}>`. */
export interface Gate {
  /** Off while there is a reason; a `Button` stays focusable then. */
  readonly isDisabled: boolean;
  /** The reasons, read with the action. */
  readonly 'aria-describedby': string | undefined;
}

/**
 * An action and, next to it, every reason why it is unavailable. No one has to guess, hover or try.
 *
 * Renders a `<div>` with the action, and the reasons while there are any. They are announced when they change.
 */
export function ActionGate({ reasons, placement = 'end', className, children, ...rest }: ActionGateProps) {
  const id = useId();
  const isDisabled = reasons.length > 0;
  const styles = actionGate({ placement });
  return (
    <div {...rest} className={styles.root({ className })}>
      {children({ isDisabled, 'aria-describedby': isDisabled ? id : undefined })}
      <ActionReasons id={id} reasons={reasons} />
    </div>
  );
}

export interface ActionGateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Why it cannot be done now, a sentence each; empty when it can. */
  reasons: readonly string[];
  /** Where the reasons stand. @default 'end' */
  placement?: 'end' | 'below';
  /** The action: `gate => <Button {...gate}>Accept</Button>`. */
  children: (gate: Gate) => ReactNode;
}
