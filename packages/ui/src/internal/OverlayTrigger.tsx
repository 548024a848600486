import type { DOMAttributes, HTMLAttributes, ReactElement, SyntheticEvent } from 'react';

/**
 * The caller's button, and what opens an overlay with it. It is the same element whether that is open or not, and
 * whether its code is there or not.
 */
export function OverlayTrigger({ button, attributes, listeners }: OverlayTriggerProps) {
  const { type: Trigger, props: own } = button as ReactElement<HTMLAttributes<HTMLElement>>;
  return (
    <Trigger
      {...own}
      {...attributes}
      onPointerEnter={both(own.onPointerEnter, listeners.onPointerEnter)}
      onFocus={both(own.onFocus, listeners.onFocus)}
      onBlur={both(own.onBlur, listeners.onBlur)}
      onPointerDown={both(own.onPointerDown, listeners.onPointerDown)}
      onKeyDown={both(own.onKeyDown, listeners.onKeyDown)}
      onKeyUp={both(own.onKeyUp, listeners.onKeyUp)}
      onClick={both(own.onClick, listeners.onClick)}
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
