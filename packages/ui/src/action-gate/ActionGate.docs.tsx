import type { Guidance } from '../docs/guidance.ts';
import { Button } from '../button/Button.tsx';
import { ActionGate } from './ActionGate.tsx';

export const guidance: Guidance = {
  when: ['An action that is sometimes unavailable, for reasons that the reader can resolve'],
  whenNot: [
    'The reader may never do it: leave it out, or use `NoPermission`',
    'A form that is incomplete: the form says so itself',
  ],
  pairs: [
    {
      do: {
        say: 'Say what is missing',
        show: (
          <ActionGate reasons={['Two sections are incomplete']} placement="below">
            {gate => <Button {...gate}>Accept</Button>}
          </ActionGate>
        ),
      },
      dont: { say: 'Disable it without a reason', show: <Button isDisabled>Accept</Button> },
    },
  ],
  anatomy: ['The action', 'The reasons next to or below it, if any'],
  keyboard: [
    ['Tab', 'Moves focus to the action, even while it is disabled'],
    ['Enter', 'Runs the action; does nothing while there is a reason not to'],
  ],
  related: ['Button', 'NoPermission'],
};
