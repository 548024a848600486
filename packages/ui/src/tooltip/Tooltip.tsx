'use client';
import { useId, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { lazyOverlay } from '../internal/lazy-overlay.tsx';
import { useTooltip } from './use-tooltip.ts';

/** What a tooltip cannot say is said by the description: nothing is reported where its code does not come. */
const LazyTooltipPanel = lazyOverlay(
  async () => (await import('./TooltipPanel.tsx')).TooltipPanel,
  () => null,
);

export const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const;
export type TooltipPlacement = (typeof tooltipPlacements)[number];

/**
 * A short help for a control, shown while a mouse rests on it or the keyboard has led to it. It describes the control to
 * screen readers at any time. Touch screens never show it: whatever has to be seen belongs on the page.
 *
 * Renders its control as it is, a hidden description, and a `role="tooltip"` at the end of the page while it is shown.
 */
export function Tooltip({ text, placement = 'top', children, ref, ...rest }: TooltipProps) {
  const id = useId();
  const { type: Control, props } = children as ReactElement<HTMLAttributes<HTMLElement>>;
  const { trigger, listeners, panel } = useTooltip(props, LazyTooltipPanel.preload);
  return (
    <>
      <Control
        {...props}
        {...listeners}
        aria-describedby={[props['aria-describedby'], id].filter(Boolean).join(' ')}
      />
      <span hidden id={id}>
        {text}
      </span>
      {trigger && (
        <LazyTooltipPanel {...rest} {...panel} ref={ref} trigger={trigger} placement={placement}>
          {text}
        </LazyTooltipPanel>
      )}
    </>
  );
}

export interface TooltipProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'id' | 'role' | 'style' | 'onPointerEnter' | 'onPointerLeave'
> {
  /** Of what is shown; null while nothing is. */
  ref?: Ref<HTMLDivElement>;
  /** One short sentence. The control has a name of its own: this only adds to it. */
  text: string;
  /** On which side of the control it stands, where there is room. @default 'top' */
  placement?: TooltipPlacement;
  /** One control that takes the focus: a `Button`, an `IconButton`, a `Link`. */
  children: ReactElement;
}
