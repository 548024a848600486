'use client';
import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { useFocusReturn } from '../internal/use-focus-return.ts';
import { useScrollStop } from '../internal/use-scroll-stop.ts';
import { useThemeScope } from '../theme-scope/use-theme-scope.ts';
import type { ModalProps } from './Modal.tsx';
import { modal } from './Modal.styles.ts';
import { ModalHead } from './ModalHead.tsx';

/** The dialog of a `Modal`. */
export function ModalDialog({ width = 630, className, ...rest }: ModalProps) {
  const styles = modal({ width });
  return (
    <DialogFrame {...rest} frame={styles.frame()} panel={styles.panel({ className })} foot={styles.foot()} />
  );
}

/** What a modal and a drawer share: all but where they stand. */
export function DialogFrame({
  isOpen,
  onClose,
  title,
  role = 'dialog',
  footer,
  frame,
  panel,
  foot,
  children,
  ...rest
}: DialogFrameProps) {
  const dialog = useFocusReturn(isOpen);
  const styles = modal();
  const scope = useThemeScope();
  return (
    // The dialog itself has the focus at first. It has no size of its own: a ring would be a line somewhere on the page.
    <Dialog {...scope} ref={dialog} open={isOpen} onClose={onClose} role={role} className="outline-none">
      <DialogBackdrop transition className={styles.backdrop()} />
      <div className={frame}>
        <DialogPanel {...rest} transition className={panel}>
          <ModalHead as={DialogTitle} title={title} onClose={onClose} />
          <Body role={role}>{children}</Body>
          {footer !== undefined && <div className={foot}>{footer}</div>}
        </DialogPanel>
      </div>
    </Dialog>
  );
}

interface DialogFrameProps extends Omit<ModalProps, 'width' | 'className'> {
  /** Classes of what places the panel in the window. */
  readonly frame: string;
  /** Classes of the panel. */
  readonly panel: string;
  /** Classes of the buttons at the end. */
  readonly foot: string;
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
