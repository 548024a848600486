'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * The browser's own dialog: for when the one with all manners could not be fetched. Somebody who has lost the
 * connection must be able to read that. Pickers do not open above it.
 *
 * Renders a `<dialog>` at the end of the page.
 */
export function PlainDialog({ label, role = 'dialog', onClose, frame, children }: PlainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    dialog.current?.showModal();
    // Not its first button: that may be the one that takes something away.
    dialog.current?.focus();
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      role={role}
      aria-label={label}
      tabIndex={-1}
      onCancel={event => {
        // Its owner decides.
        event.preventDefault();
        onClose();
      }}
      // Without a size of its own: what it holds is placed in the window.
      className="outline-none backdrop:bg-(--d-scrim)"
    >
      <div className={frame}>{children}</div>
    </dialog>,
    document.body,
  );
}

export interface PlainDialogProps {
  /** Names the dialog. */
  readonly label: string;
  /** `alertdialog` for what must be answered. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Called by Escape. */
  readonly onClose: () => void;
  /** Classes that place the panel in the window. */
  readonly frame: string;
  readonly children: ReactNode;
}
