'use client';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useMessages } from '../messages/index.ts';
import { Modal } from './Modal.tsx';

/**
 * Says something that must be seen before going on.
 *
 * Renders a `role="alertdialog"`, 460 px wide, with one button.
 */
export function InformationModal({ isOpen, title, okLabel, onClose, children }: InformationModalProps) {
  const { components } = useMessages();
  return (
    <Modal
      isOpen={isOpen}
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

export interface InformationModalProps {
  isOpen: boolean;
  /** @default "Information!" */
  title?: string;
  /** @default "OK" */
  okLabel?: string;
  onClose: () => void;
  children: ReactNode;
}
