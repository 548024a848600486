'use client';
import { useEffect, useRef } from 'react';
import type { ToastContent } from './toast-queue.ts';

/**
 * What toasts would have said, where what shows them did not come: read out at once, and to be read until the next
 * press, over the page and without a style sheet of ours. Whatever else a toast offers comes with the toast itself.
 *
 * Renders a `role="alert"`.
 */
export function PlainToasts({ toasts }: { readonly toasts: readonly ToastContent[] }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Firefox has known popovers since 125; before that it is read at the end of the page.
    root.current?.showPopover?.();
  }, [toasts]);
  return (
    <div ref={root} role="alert" popover="auto" className="mt-auto border p-4 whitespace-pre-line">
      {toasts.map(({ text }) => text).join('\n')}
    </div>
  );
}
