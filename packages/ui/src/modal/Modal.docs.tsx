import { Button } from '../button/Button.tsx';
import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { ConfirmModal } from './ConfirmModal.tsx';

interface AsksProps {
  readonly buttonText: string;
  readonly title: string;
  readonly questions: readonly string[];
}

/** A button that asks before it acts. */
function Asks({ buttonText, title, questions }: AsksProps) {
  return (
    <Held start={false}>
      {(isOpen, setOpen) => (
        <>
          <Button variant="danger" onClick={() => setOpen(true)}>
            {buttonText}
          </Button>
          <ConfirmModal
            isOpen={isOpen}
            title={title}
            questions={questions}
            tone="danger"
            onAnswer={() => setOpen(false)}
          />
        </>
      )}
    </Held>
  );
}

export const guidance: Guidance = {
  imports: ['ConfirmModal', 'InformationModal', 'Modal'],
  when: ['One thing to do or to answer before continuing'],
  whenNot: ['Something to know: use `Notice` or `Toast`', 'A long task: use a page of its own'],
  pairs: [
    {
      do: {
        say: 'Name the record and state the consequence',
        show: (
          <Asks
            buttonText="Reject registration"
            title="Reject Zoë Müller?"
            questions={['The client gets a message with your reason.', 'Do you want to go on?']}
          />
        ),
        note: 'Press the button to see the dialog',
      },
      dont: {
        say: 'Ask whether people are sure, without saying of what',
        show: <Asks buttonText="Reject" title="Are you sure?" questions={['Continue?']} />,
        note: 'Press the button to see the dialog',
      },
    },
  ],
  anatomy: [
    'The title, which is its accessible name',
    'A close button',
    'The content, which scrolls',
    'Buttons, the primary one last',
  ],
  keyboard: [
    ['Tab', 'Cycles through the controls inside'],
    ['Escape', 'Closes it; in a confirmation it means No'],
    ['Enter', 'Presses the button that has the focus'],
  ],
  related: ['Notice', 'Toast', 'CommandPalette'],
};
