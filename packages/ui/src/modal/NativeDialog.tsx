'use client';
import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useThemeScope } from '../theme-scope/use-theme-scope.ts';
import type { ModalProps } from './Modal.tsx';
import { modal } from './Modal.styles.ts';
import { ModalHead } from './ModalHead.tsx';

/**
 * A modal where Headless UI's could not be fetched: what it says is what reports a lost connection. Pickers do not open
 * above it.
 *
 * Renders the browser's own `<dialog>` at the end of the page.
 */
export function NativeDialog({
  id,
  isOpen: _isOpen,
  onClose,
  title,
  width = 630,
  role = 'dialog',
  footer,
  className,
  children,
  ...rest
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const styles = modal({ width });
  const scope = useThemeScope();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Not its first button: that may be the one that deletes something.
    element?.focus();
    // Gives the focus back.
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      {...scope}
      ref={dialog}
      id={id}
      role={role}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? `${titleId}-body` : undefined}
      data-overlay
      onCancel={event => {
        // The owner closes it.
        event.preventDefault();
        onClose();
      }}
      // Without a size of its own: what it holds is placed in the window.
      className="outline-none backdrop:bg-(--d-scrim)"
    >
      <div className={styles.frame()}>
        <div {...rest} className={styles.panel({ className })}>
          <ModalHead as="h2" id={titleId} title={title} onClose={onClose} />
          <div id={`${titleId}-body`} className={styles.body()}>
            {children}
          </div>
          {footer !== undefined && <div className={styles.foot()}>{footer}</div>}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
