'use client';
import { X } from 'lucide';
import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { overlays } from '../internal/overlays.ts';
import { PlainDialog } from '../internal/PlainDialog.tsx';
import { useOnDemand } from '../internal/use-on-demand.ts';
import { useMessages } from '../messages/index.ts';
import { modal } from './Modal.styles.ts';
import { icon } from '../icons/icon.ts';

const XIcon = icon(X);

/** S1 §2: the widths of dialogs, in px. */
export const modalWidths = [460, 630, 750, 900, 1140] as const;
export type ModalWidth = (typeof modalWidths)[number];

/**
 * One thing to do before going on. The focus stays inside and goes back to where it came from; Escape and the cross
 * close it. Below 768 px it takes the whole screen.
 *
 * Renders a `role="dialog"` at the end of the page.
 */
export function Modal({
  isOpen,
  onClose,
  title,
  width = 630,
  role = 'dialog',
  footer,
  className,
  children,
  ...rest
}: ModalProps) {
  const { components } = useMessages();
  const { parts, hasFailed } = useOnDemand(overlays, isOpen);
  const styles = modal({ width });
  const inside = (Title: ElementType, body: ReactNode) => (
    <>
      <div className={styles.head()}>
        <Title className={styles.title()}>{title}</Title>
        <IconButton
          label={components.modal.close}
          icon={<XIcon aria-hidden />}
          size="small"
          onClick={onClose}
        />
      </div>
      {body}
      {footer !== undefined && <div className={styles.foot()}>{footer}</div>}
    </>
  );
  const plainBody = <div className={styles.body()}>{children}</div>;
  if (hasFailed)
    return (
      <PlainDialog label={title} role={role} onClose={onClose} frame={styles.frame()}>
        <div {...rest} className={styles.panel({ className })}>
          {inside('h2', plainBody)}
        </div>
      </PlainDialog>
    );
  if (!parts) return null;
  const { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } = parts;
  return (
    // The dialog itself has the focus at first. It has no size of its own: a ring would be a line somewhere on the page.
    <Dialog open={isOpen} onClose={onClose} role={role} className="outline-none">
      <DialogBackdrop transition className={styles.backdrop()} />
      <div className={styles.frame()}>
        <DialogPanel {...rest} transition className={styles.panel({ className })}>
          {inside(
            DialogTitle,
            // What must be answered is read with its title; what is done in a dialog is read on the way.
            role === 'alertdialog' ? (
              <Description as="div" className={styles.body()}>
                {children}
              </Description>
            ) : (
              plainBody
            ),
          )}
        </DialogPanel>
      </div>
    </Dialog>
  );
}

export interface ModalProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'> {
  ref?: Ref<HTMLDivElement>;
  /** While this is true it is shown, and has the focus. */
  isOpen: boolean;
  /** Called by Escape, by the cross and by a press beside the dialog. */
  onClose: () => void;
  /** The heading; it names the dialog. */
  title: string;
  /** In px. @default 630 */
  width?: ModalWidth;
  /** `alertdialog` for what must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  children: ReactNode;
}
