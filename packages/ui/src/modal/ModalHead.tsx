'use client';
import { X } from 'lucide';
import type { ElementType } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { icon } from '../icons/icon.ts';
import { useMessages } from '../messages/index.ts';
import { modal } from './Modal.styles.ts';

const XIcon = icon(X);

/** The heading of a dialog, and the cross that closes it. */
export function ModalHead({ as: Title, id, title, onClose }: ModalHeadProps) {
  const { components } = useMessages();
  const styles = modal();
  return (
    <div className={styles.head()}>
      <Title id={id} className={styles.title()}>
        {title}
      </Title>
      <IconButton
        label={components.modal.close}
        icon={<XIcon aria-hidden />}
        size="small"
        onClick={onClose}
      />
    </div>
  );
}

interface ModalHeadProps {
  /** `DialogTitle` names a dialog of Headless UI. */
  readonly as: ElementType;
  readonly id?: string;
  readonly title: string;
  readonly onClose: () => void;
}
