import { Button } from '../button/Button.tsx';
import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { Drawer } from './Drawer.tsx';

interface OpensProps {
  readonly buttonText: string;
  readonly title: string;
  readonly text: string;
}

/** A button that opens a drawer. */
function Opens({ buttonText, title, text }: OpensProps) {
  return (
    <Held start={false}>
      {(isOpen, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>{buttonText}</Button>
          <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
            {text}
          </Drawer>
        </>
      )}
    </Held>
  );
}

export const guidance: Guidance = {
  when: [
    'The details of one thing in a list, while the list stays in sight',
    'Filters and settings that have no room on the page',
  ],
  whenNot: [
    'A question, or a task of its own: use `Modal`',
    'A few settings that belong to one button: use `Popover`',
    'Two things side by side for long periods: use `SplitPane`',
  ],
  pairs: [
    {
      do: {
        say: 'Title it after what it shows',
        show: (
          <Opens
            buttonText="Show details"
            title="Zoë Müller"
            text="Beneficial owner of Müller Holding, 40 %."
          />
        ),
      },
      dont: {
        say: 'Ask a question in it: the answer is far from where people are reading',
        show: <Opens buttonText="Delete" title="Are you sure?" text="Do you want to delete Zoë Müller?" />,
      },
    },
  ],
  anatomy: [
    'The title, which is its accessible name',
    'The close button',
    'The content, which scrolls',
    'The buttons, the primary one last',
  ],
  keyboard: [
    ['Tab', 'Cycles through the controls inside'],
    ['Escape', 'Closes it and returns focus to what opened it'],
  ],
  related: ['Modal', 'Popover', 'SplitPane'],
};
