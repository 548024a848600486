'use client';
import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { useFocusReturn } from '../internal/use-focus-return.ts';
import { useScrollStop } from '../internal/use-scroll-stop.ts';
import { useThemeScope } from '../theme-scope/use-theme-scope.ts';
import type { ModalProps } from './Modal.tsx';
import { modal } from './Modal.styles.ts';
import { ModalHead } from './ModalHead.tsx';

/** The dialog of a `Modal`. */
export function ModalDialog({
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
  const dialog = useFocusReturn(isOpen);
  const styles = modal({ width });
  const scope = useThemeScope();
  return (
    // The dialog itself has the focus at first. It has no size of its own: a ring would be a line somewhere on the page.
    <Dialog {...scope} ref={dialog} open={isOpen} onClose={onClose} role={role} className="outline-none">
      <DialogBackdrop transition className={styles.backdrop()} />
      <div className={styles.frame()}>
        <DialogPanel {...rest} transition className={styles.panel({ className })}>
          <ModalHead as={DialogTitle} title={title} onClose={onClose} />
          <Body role={role}>{children}</Body>
          {footer !== undefined && <div className={styles.foot()}>{footer}</div>}
        </DialogPanel>
      </div>
    </Dialog>
  );
}

function Body({ role, children }: Pick<ModalProps, 'role' | 'children'>) {
  const scroller = useScrollStop<HTMLDivElement>();
  const styles = modal();
  const content = <div>{children}</div>;
  // What must be answered is read with its title; what is done in a dialog is read on the way.
  return role === 'alertdialog' ? (
    <Description as="div" ref={scroller} className={styles.body()}>
      {content}
    </Description>
  ) : (
    <div ref={scroller} className={styles.body()}>
      {content}
    </div>
  );
}
