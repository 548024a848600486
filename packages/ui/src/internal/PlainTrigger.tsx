import type {
  AriaAttributes,
  DOMAttributes,
  KeyboardEvent,
  PointerEvent,
  ReactElement,
  SyntheticEvent,
} from 'react';

/**
 * A button that opens something, as long as there is no code for what it opens: it says what Headless UI's own says of
 * itself while that is closed.
 */
export function PlainTrigger({
  button,
  popup,
  onIntent,
  onPress,
  onPointerDown,
  onKeyUp,
}: PlainTriggerProps) {
  // As Headless UI does with `as={Fragment}`: the button is the caller's, what it does is ours.
  const { type: Trigger, props: own } = button as ReactElement<TriggerProps>;
  return (
    <Trigger
      {...own}
      aria-haspopup={popup}
      aria-expanded={false}
      onPointerEnter={both(own.onPointerEnter, onIntent)}
      onFocus={both(own.onFocus, onIntent)}
      onPointerDown={both(own.onPointerDown, onPointerDown)}
      onKeyDown={both(own.onKeyDown, onPress)}
      onKeyUp={both(own.onKeyUp, onKeyUp)}
      onClick={both(own.onClick, onPress)}
    />
  );
}

/** Listens for a caller and for itself; the caller comes first, and may prevent what follows. */
const both =
  <E extends SyntheticEvent>(theirs: ((event: E) => void) | undefined, ours: (event: E) => void) =>
  (event: E) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };

type TriggerProps = DOMAttributes<HTMLElement> & AriaAttributes;

interface PlainTriggerProps {
  readonly button: ReactElement;
  /** What it opens, where that has a role. */
  readonly popup: 'menu' | undefined;
  /** Somebody points at it, or has come to it. */
  readonly onIntent: () => void;
  /** A key or a click, which may be a press. */
  readonly onPress: (event: SyntheticEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyUp: (event: KeyboardEvent<HTMLElement>) => void;
}
