'use client';
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { ButtonPopover } from '../internal/ButtonPopover.tsx';
import { overlay } from '../internal/overlay.styles.ts';
import { LazyPopoverPanel } from '../internal/popover.ts';
import type { OverlayPlacement } from '../internal/use-placement.ts';

/**
 * A panel behind a button: a few settings, a short explanation, a small form. The page behind it can still be used, and
 * a press elsewhere closes it. For a list of actions use `Menu`, for what must be done first `Modal`.
 *
 * Renders a `<div>` with the button, and a `role="group"` after it while it is open.
 */
export function Popover({
  label,
  button,
  placement = 'bottom start',
  takesFocus = true,
  children,
  ...rest
}: PopoverProps) {
  return (
    <ButtonPopover {...rest} button={button} preload={LazyPopoverPanel.preload}>
      {popover => (
        <LazyPopoverPanel
          {...popover}
          label={label}
          placement={placement}
          gap={6}
          padding={8}
          takesFocus={takesFocus}
          className={overlay({ className: 'w-max max-w-[min(24rem,calc(100vw-1rem))] p-panel text-sm' })}
        >
          {typeof children === 'function' ? children({ close: popover.onClose }) : children}
        </LazyPopoverPanel>
      )}
    </ButtonPopover>
  );
}

export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** What is in it; it names the panel to screen readers. */
  label: string;
  /** What opens it: a `Button` or an `IconButton`. */
  button: ReactElement;
  /** On which side of the button it opens, where there is room, and at which end they line up. @default 'bottom start' */
  placement?: OverlayPlacement;
  /** Moves the focus to the first control inside, and closes it when the focus leaves. @default true */
  takesFocus?: boolean;
  /** What it shows; as a function it gets what closes it and gives the focus back. */
  children: ReactNode | ((popover: { readonly close: () => void }) => ReactNode);
}
