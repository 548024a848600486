'use client';
import { Button } from '../button/Button.tsx';
import { useMessages } from '../messages/index.ts';
import { Modal, type ModalProps } from './Modal.tsx';

/**
 * Asks before something is done. The focus starts on No; Escape and the cross mean No.
 *
 * Renders a `role="alertdialog"`, 460 px wide.
 */
export function ConfirmModal(props: ConfirmModalProps) {
  const {
    isOpen,
    title,
    questions,
    onAnswer,
    isBusy = false,
    tone = 'primary',
    yesLabel,
    noLabel,
    ...rest
  } = props;
  const { components } = useMessages();
  const no = () => onAnswer(false);
  return (
    <Modal
      {...rest}
      isOpen={isOpen}
      onClose={no}
      title={title}
      width={460}
      role="alertdialog"
      footer={
        <>
          <Button autoFocus onClick={no}>
            {noLabel ?? components.confirm.no}
          </Button>
          <Button variant={tone} isBusy={isBusy} onClick={() => onAnswer(true)}>
            {yesLabel ?? components.confirm.yes}
          </Button>
        </>
      }
    >
      {questions.map((question, index) => (
        <p key={question} className={index === 0 ? 'text-text' : 'mt-2 text-text-muted'}>
          {question}
        </p>
      ))}
    </Modal>
  );
}

export interface ConfirmModalProps extends Omit<
  ModalProps,
  'onClose' | 'children' | 'footer' | 'width' | 'role'
> {
  /** What is asked, and what it will mean: a line each. */
  questions: readonly string[];
  /** True for Yes. */
  onAnswer: (isYes: boolean) => void;
  /** The answer is being carried out. @default false */
  isBusy?: boolean;
  /** `danger` when Yes takes something away. @default 'primary' */
  tone?: 'primary' | 'danger';
  /** What Yes is called. @default "Yes" */
  yesLabel?: string;
  /** What No is called. @default "No" */
  noLabel?: string;
}
