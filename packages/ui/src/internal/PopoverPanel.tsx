'use client';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { usePlacement, type OverlayPlacement } from './use-placement.ts';
import { usePressOutside } from './use-press-outside.ts';

/** What a popover opens. It stands behind its button in the document, so that Tab leads through it. */
export function PopoverPanel({
  id,
  trigger,
  onClose,
  onLeave,
  takesFocus = false,
  label,
  className,
  children,
  ...placement
}: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { setElement, style } = usePlacement(trigger, { ...placement, strategy: 'fixed' });
  usePressOutside(panel, trigger, onLeave);
  useEffect(() => {
    if (takesFocus)
      panel.current?.querySelector<HTMLElement>('input, button, a[href]')?.focus({ preventScroll: true });
  }, [takesFocus]);
  const leave = useEffectEvent(onLeave);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const root = panel.current?.parentElement;
    const area = takesFocus ? panel.current : root;
    const leaving = new AbortController();
    const { signal } = leaving;
    const onFocus = ({ target }: FocusEvent) => {
      if (!area?.contains(target as Node)) leave();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      // A dialog around it stays open.
      event.stopPropagation();
      close();
    };
    document.addEventListener('focusin', onFocus, { signal });
    root?.addEventListener('keydown', onKey, { signal });
    return () => leaving.abort();
  }, [takesFocus]);
  return (
    <div
      ref={element => {
        panel.current = element;
        setElement(element);
      }}
      id={id}
      role="group"
      aria-label={label}
      data-overlay
      style={style}
      className={className}
    >
      {children}
    </div>
  );
}

export interface PopoverPanelProps {
  readonly id: string;
  /** The button that opened it. */
  readonly trigger: HTMLElement;
  /** Called by Escape. */
  readonly onClose: () => void;
  /** Called when the focus or a press goes elsewhere. */
  readonly onLeave: () => void;
  /** On which side of the button it opens. */
  readonly placement: OverlayPlacement;
  /** Pixels between button and panel. */
  readonly gap: number;
  /** Pixels that it keeps from the edge of the window. @default 0 */
  readonly padding?: number;
  /** Moves the focus into it, and closes it when the focus leaves. @default false */
  readonly takesFocus?: boolean;
  /** Names it to screen readers. */
  readonly label?: string;
  readonly className: string;
  readonly children?: ReactNode;
}
