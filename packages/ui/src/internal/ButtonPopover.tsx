'use client';
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { OverlayTrigger } from './OverlayTrigger.tsx';
import type { PopoverPanelProps } from './PopoverPanel.tsx';
import { useOpened } from './use-opened.ts';

/**
 * A panel behind a button: anything that is not a list of actions, which is a `Menu`.
 *
 * Renders a `<div>` with the button, and the panel while it is open.
 */
export function ButtonPopover({ button, end, preload, children, ...rest }: ButtonPopoverProps) {
  const { id, opened, toggle, close, leave, listeners } = useOpened<'press'>(preload);
  return (
    <div {...rest}>
      <OverlayTrigger
        button={button}
        attributes={{
          'aria-expanded': opened !== null,
          'aria-controls': opened ? id : undefined,
        }}
        listeners={{
          ...listeners,
          onPointerDown(event) {
            // The focus stays in the panel, which the click then closes.
            if (opened && event.pointerType === 'mouse') event.preventDefault();
          },
          onClick: event => toggle(event.currentTarget, 'press'),
        }}
      />
      {opened && children({ id, trigger: opened.trigger, onClose: close, onLeave: leave })}
      {end}
    </div>
  );
}

/** What the panel of a popover has to know of it. */
export type OpenedPopover = Pick<PopoverPanelProps, 'id' | 'trigger' | 'onClose' | 'onLeave'>;

export interface ButtonPopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** What opens it: a `Button` or `IconButton`. */
  readonly button: ReactElement;
  /** What stands after the button. */
  readonly end?: ReactNode;
  /** Fetches the panel when a pointer or the focus comes to the button. */
  readonly preload: () => void;
  /** The panel, while it is open. */
  readonly children: (popover: OpenedPopover) => ReactNode;
}
