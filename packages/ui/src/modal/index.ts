export { ConfirmModal } from './ConfirmModal.tsx';
export { InformationModal } from './InformationModal.tsx';
export { Modal, modalWidths } from './Modal.tsx';
export type { ConfirmModalProps } from './ConfirmModal.tsx';
export type { InformationModalProps } from './InformationModal.tsx';
export type { ModalProps, ModalWidth } from './Modal.tsx';
