'use client';
import { Fragment, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import type { OnDemand } from './on-demand.ts';
import type { Overlays } from './overlays.ts';
import { opensPopover } from './presses.ts';
import { useOnIntent } from './use-on-intent.tsx';

/**
 * A panel behind a button: anything that is not a list of actions, which is a `Menu`.
 *
 * Renders a `<div>` with the button, and a panel at the end of the page while it is open.
 */
export function ButtonPopover<Parts extends Overlays>({
  engine,
  button,
  beside,
  panel,
  children,
  ...rest
}: ButtonPopoverProps<Parts>) {
  const { parts, trigger, plain } = useOnIntent({ slot: engine, button, isPress: opensPopover });
  if (!parts)
    return (
      <div {...rest}>
        {plain}
        {beside}
      </div>
    );
  const { Popover, PopoverButton, PopoverPanel } = parts;
  const { placement, gap, padding = 0, takesFocus = false, label, className } = panel;
  return (
    <Popover {...rest}>
      <PopoverButton as={Fragment} ref={trigger}>
        {button}
      </PopoverButton>
      {beside}
      <PopoverPanel
        anchor={{ to: placement, gap, padding }}
        focus={takesFocus}
        aria-label={label}
        className={className}
      >
        {({ close }) => <>{children(close, parts)}</>}
      </PopoverPanel>
    </Popover>
  );
}

interface PanelProps {
  readonly placement: 'bottom start' | 'bottom end';
  /** Pixels between button and panel. */
  readonly gap: number;
  /** Pixels that it keeps from the edge of the window. @default 0 */
  readonly padding?: number;
  /** Moves the focus into it, and closes it when the focus leaves. @default false */
  readonly takesFocus?: boolean;
  readonly label?: string;
  readonly className: string;
}

export interface ButtonPopoverProps<Parts extends Overlays> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children'
> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** What it needs to open: `overlays`, or that with what is in it. */
  readonly engine: OnDemand<Parts>;
  /** What opens it: a `Button` or `IconButton`. */
  readonly button: ReactElement;
  /** What stands after the button. */
  readonly beside?: ReactNode;
  /** What opens, and how it is placed. */
  readonly panel: PanelProps;
  /** What the panel holds; `close` closes it and gives the focus back. `parts` came with the press. */
  readonly children: (close: () => void, parts: Parts) => ReactNode;
}
