import type { Guidance } from '../docs/guidance.ts';
import { Button } from './Button.tsx';

export const guidance: Guidance = {
  when: [
    'For actions that take effect in place, such as saving, sending or opening a dialog',
    'Use `primary` for the page’s main action, once per page',
  ],
  whenNot: [
    'To go to another page: use `Link`, or ButtonLink where it matters as much',
    'With an icon and no text: use `IconButton`',
  ],
  pairs: [
    {
      do: {
        say: 'Name the action: a verb and its object',
        show: <Button variant="primary">Approve registration</Button>,
      },
      dont: { say: 'Leave people to guess what it does', show: <Button variant="primary">OK</Button> },
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
        say: 'Let two primary actions compete',
        show: (
          <div className="flex gap-2">
            <Button variant="primary">Save draft</Button>
            <Button variant="primary">Submit</Button>
          </div>
        ),
      },
    },
  ],
  anatomy: ['An icon, if it helps', 'The text', 'While busy: a spinner instead of the icon'],
  keyboard: [
    ['Tab', 'Moves focus to the button, even when it is disabled or busy'],
    ['Enter', 'Activates it'],
    ['Space', 'Activates it'],
  ],
  related: ['IconButton', 'Link', 'ActionGate', 'Menu'],
};
