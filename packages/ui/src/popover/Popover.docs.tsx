import { Button } from '../button/Button.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { Popover } from './Popover.tsx';

export const guidance: Guidance = {
  when: ['A few settings or an explanation that belong to one button and are rarely needed'],
  whenNot: [
    'A list of actions: use `Menu`',
    'Something that must be done before continuing: use `Modal`',
    'One sentence about a control: use `Tooltip`',
    'The details of a row: use `Drawer`',
  ],
  pairs: [
    {
      do: {
        say: 'Name the button after what it opens',
        show: (
          <Popover label="How the risk is calculated" button={<Button>How is this calculated?</Button>}>
            From the country, the source of wealth and the last review.
          </Popover>
        ),
      },
      dont: {
        say: 'Ask a question that must be answered: a press elsewhere closes it',
        show: (
          <Popover label="Delete" button={<Button variant="danger">Delete…</Button>}>
            <div className="grid gap-3">
              <p>Do you want to delete this client file?</p>
              <Button variant="danger">Delete</Button>
            </div>
          </Popover>
        ),
      },
    },
  ],
  anatomy: ['The button, which announces whether it is open', 'The panel, next in the tab order'],
  keyboard: [
    ['Enter', 'Opens it and moves focus to its first control'],
    ['Tab', 'Moves through it; leaving it closes it'],
    ['Escape', 'Closes it and returns focus to the button'],
  ],
  related: ['Menu', 'Tooltip', 'Modal', 'Drawer'],
};
