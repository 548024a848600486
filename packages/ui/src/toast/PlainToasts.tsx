'use client';
import { useEffect, useRef } from 'react';
import type { ToastContent } from './toast-queue.ts';

/**
 * The text of toasts whose list could not be fetched: announced, and shown over the page until the next press.
 *
 * Renders a live region that is always there, so that what it holds is announced in every browser.
 */
export function PlainToasts({ toasts, onClose }: PlainToastsProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Firefox has known popovers since 125; before that it is read at the end of the page.
    panel.current?.showPopover?.();
  }, [toasts]);
  return (
    <div aria-live="assertive">
      {toasts.length > 0 && (
        <div
          ref={panel}
          popover="auto"
          onToggle={event => {
            if (event.newState === 'closed') onClose();
          }}
          className="mt-auto border p-4 whitespace-pre-line"
        >
          {toasts.map(({ text }) => text).join('\n')}
        </div>
      )}
    </div>
  );
}

interface PlainToastsProps {
  readonly toasts: readonly ToastContent[];
  /** Called when it is dismissed. */
  readonly onClose: () => void;
}
