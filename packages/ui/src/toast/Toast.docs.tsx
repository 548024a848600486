import { Button } from '../button/Button.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { ToastProvider, useToasts } from './ToastProvider.tsx';
import type { ToastContent } from './toast-queue.ts';

interface ShowsProps {
  readonly buttonText: string;
  readonly toast: ToastContent;
}

function ShowButton({ buttonText, toast }: ShowsProps) {
  const { show } = useToasts();
  return <Button onClick={() => show(toast)}>{buttonText}</Button>;
}

/** A button that shows one toast. */
function Shows(props: ShowsProps) {
  return (
    <ToastProvider>
      <ShowButton {...props} />
    </ToastProvider>
  );
}

export const guidance: Guidance = {
  imports: ['ToastProvider', 'useToasts'],
  when: ['Something just happened that people should notice but need not answer'],
  whenNot: ['It stays true: use `Notice`', 'It needs an answer: use `Modal`'],
  pairs: [
    {
      do: {
        say: 'Say what happened, and offer to undo it',
        show: (
          <Shows
            buttonText="Assign to me"
            toast={{
              tone: 'success',
              text: 'Zoë Müller is assigned to you.',
              action: { label: 'Undo', onPress: () => undefined },
            }}
          />
        ),
        note: 'Press the button to see the message',
      },
      dont: {
        say: 'Show the error of a field, which then disappears',
        show: (
          <Shows buttonText="Send" toast={{ tone: 'warning', text: 'Please, provide a valid IBAN number' }} />
        ),
        note: 'Press the button to see the message',
      },
    },
  ],
  anatomy: [
    'An icon',
    'The title',
    'The text',
    'One action, or the request id with a copy button',
    'A close button',
  ],
  keyboard: [
    ['F6', 'Moves focus to the toasts'],
    ['Tab', 'Moves through them'],
  ],
  related: ['Notice', 'ErrorState'],
};
