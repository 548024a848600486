'use client';
import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { useThemeScope } from '../theme-scope/use-theme-scope.ts';
import { tv } from '../theme/tv.ts';
import type { TooltipPlacement } from './Tooltip.tsx';

const tooltip = tv({
  base: 'z-50 max-w-72 rounded-md bg-surface-inverse px-2.5 py-1.5 text-xs text-text-inverse shadow-overlay motion-safe:animate-enter',
});

/** What a `Tooltip` shows; its code comes when a mouse or the focus comes to the first control that has one. */
export function TooltipPanel({
  trigger,
  onClose,
  placement,
  className,
  children,
  ...rest
}: TooltipPanelProps) {
  const scope = useThemeScope();
  const triggerRef = useRef(trigger);
  // When it goes is decided by `useTooltip`, except where its control scrolls away: then it goes at once.
  const state = {
    isOpen: true,
    shouldSkipAnimation: false,
    open: () => undefined,
    close: (isAtOnce?: boolean) => isAtOnce && onClose(),
  };
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip
        {...scope}
        {...rest}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        className={tooltip({ className })}
      >
        {children}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}

interface TooltipPanelProps extends HTMLAttributes<HTMLDivElement> {
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly id?: string | undefined;
  readonly trigger: HTMLElement;
  readonly onClose: () => void;
  readonly placement: TooltipPlacement;
  readonly children: ReactNode;
}
