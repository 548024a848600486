import type { Guidance } from '../docs/guidance.ts';
import { Button } from './Button.tsx';

export const guidance: Guidance = {
  when: [
    'Something happens where one is: saving, sending, opening a dialog',
    'The one thing a page is for: `primary`, once',
  ],
  whenNot: [
    'To go somewhere: use `Link`, or ButtonLink for something as important',
    'With a mark and no words: use `IconButton`',
  ],
  pairs: [
    {
      do: {
        say: 'Name the action: verb and object',
        show: <Button variant="primary">Approve registration</Button>,
      },
      dont: { say: 'Leave people guessing', show: <Button variant="primary">OK</Button> },
    },
    {
      do: {
        say: 'Have one primary action',
        show: (
          <div className="flex gap-2">
            <Button>Save draft</Button>
            <Button variant="primary">Submit</Button>
          </div>
        ),
      },
      dont: {
        say: 'Let two compete',
        show: (
          <div className="flex gap-2">
            <Button variant="primary">Save draft</Button>
            <Button variant="primary">Submit</Button>
          </div>
        ),
      },
    },
  ],
  anatomy: ['A mark, where it helps', 'The words', 'While it is busy: a spinner instead of the mark'],
  keyboard: [
    ['Tab', 'Leads to it, also while it is disabled or busy'],
    ['Enter', 'Presses it'],
    ['Space', 'Presses it'],
  ],
  related: ['IconButton', 'Link', 'ActionGate', 'Menu'],
};
