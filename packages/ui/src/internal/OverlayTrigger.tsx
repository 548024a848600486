import type { DOMAttributes, HTMLAttributes, ReactElement, SyntheticEvent } from 'react';

/**
 * The caller's button, and what opens an overlay with it. It is the same element whether that is open or not, and
 * whether its code is there or not.
 */
export function OverlayTrigger({ button, attributes, listeners }: OverlayTriggerProps) {
  const { type: Trigger, props: triggerProps } = button as ReactElement<HTMLAttributes<HTMLElement>>;
  return (
    <Trigger
      {...triggerProps}
      {...attributes}
      onPointerEnter={both(triggerProps.onPointerEnter, listeners.onPointerEnter)}
      onFocus={both(triggerProps.onFocus, listeners.onFocus)}
      onBlur={both(triggerProps.onBlur, listeners.onBlur)}
      onPointerDown={both(triggerProps.onPointerDown, listeners.onPointerDown)}
      onKeyDown={both(triggerProps.onKeyDown, listeners.onKeyDown)}
      onKeyUp={both(triggerProps.onKeyUp, listeners.onKeyUp)}
      onClick={both(triggerProps.onClick, listeners.onClick)}
    />
  );
}

/** Calls the caller's listener first, which may prevent what follows. */
const both =
  <E extends SyntheticEvent>(
    theirs: ((event: E) => void) | undefined,
    ours: ((event: E) => void) | undefined,
  ) =>
  (event: E) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours?.(event);
  };

/** What a trigger listens to. */
export type TriggerListeners = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerEnter' | 'onFocus' | 'onBlur' | 'onPointerDown' | 'onKeyDown' | 'onKeyUp' | 'onClick'
>;

interface OverlayTriggerProps {
  /** A `Button`, an `IconButton` or a `<button>`. */
  readonly button: ReactElement;
  /** What the button says of itself. */
  readonly attributes: HTMLAttributes<HTMLElement>;
  readonly listeners: TriggerListeners;
}
