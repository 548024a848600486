import { Button } from '../button/Button.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { DeleteIcon } from '../icons/index.ts';
import { Tooltip } from './Tooltip.tsx';

export const guidance: Guidance = {
  when: ['A control is clear by its name, and a sentence more helps those who use it for the first time'],
  whenNot: [
    'Something that everyone has to read: put it on the page, as a hint or a `Notice`',
    'Why a button is disabled: use `ActionGate`',
    'Anything that can be pressed or selected inside: use `Popover`',
  ],
  pairs: [
    {
      do: {
        say: 'Add information to the name of the control',
        show: (
          <Tooltip text="All pages with their attachments, as one PDF">
            <Button>Export</Button>
          </Tooltip>
        ),
      },
      dont: {
        say: 'Repeat the name',
        show: (
          <Tooltip text="Export">
            <Button>Export</Button>
          </Tooltip>
        ),
      },
    },
    {
      do: {
        say: 'Show a consequence where everyone sees it',
        show: (
          <div className="grid justify-items-start gap-2">
            <Button variant="danger">Delete draft</Button>
            <p className="text-xs text-text-muted">This cannot be undone.</p>
          </div>
        ),
      },
      dont: {
        say: 'Hide it behind an icon: touch screens show no tooltips',
        show: (
          <Tooltip text="This cannot be undone">
            <IconButton label="Delete draft" icon={<DeleteIcon aria-hidden />} />
          </Tooltip>
        ),
      },
    },
  ],
  anatomy: ['The control', 'A visually hidden description for screen readers', 'The tooltip'],
  keyboard: [
    ['Tab', 'Moves focus to the control and shows the tooltip at once'],
    ['Escape', 'Hides the tooltip; focus stays where it is'],
  ],
  related: ['Popover', 'ActionGate', 'Notice', 'IconButton'],
};
