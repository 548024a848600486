'use client';
import { Button } from '../button/Button.tsx';
import { useMessages } from '../messages/index.ts';
import { Modal, type ModalProps } from './Modal.tsx';

/**
 * Says something that must be seen before going on.
 *
 * Renders a `role="alertdialog"`, 460 px wide, with one button.
 */
export function InformationModal({ title, okLabel, onClose, children, ...rest }: InformationModalProps) {
  const { components } = useMessages();
  return (
    <Modal
      {...rest}
      onClose={onClose}
      title={title ?? components.information.title}
      width={460}
      role="alertdialog"
      footer={
        <Button variant="primary" autoFocus onClick={onClose}>
          {okLabel ?? components.information.ok}
        </Button>
      }
    >
      {children}
    </Modal>
  );
}

export interface InformationModalProps extends Omit<ModalProps, 'title' | 'footer' | 'width' | 'role'> {
  /** The heading; it names the dialog. @default "Information!" */
  title?: string;
  /** What the button is called. @default "OK" */
  okLabel?: string;
}
