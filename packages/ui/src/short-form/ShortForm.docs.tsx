import { Button } from '../button/Button.tsx';
import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['Two or three fields on a page that people wait for before anything else: signing in'],
  whenNot: ['Everywhere else: `Form` keeps drafts, guards what was typed and sums up what is wrong'],
  pairs: [
    {
      do: {
        say: 'Say in the button what it does',
        show: (
          <Button variant="primary" isWide>
            Login
          </Button>
        ),
      },
      dont: {
        say: 'Leave people to guess',
        show: (
          <Button variant="primary" isWide>
            OK
          </Button>
        ),
      },
    },
  ],
  anatomy: ['The fields, under each other', 'The button that sends'],
  keyboard: [
    ['Enter', 'Sends, or moves to the first field in error'],
    ['Tab', 'Goes from field to field'],
  ],
  related: ['Form', 'TextField', 'PasswordField'],
};
