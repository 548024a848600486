import { Button } from '../button/Button.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { DraftBar } from './DraftBar.tsx';

export const guidance: Guidance = {
  when: ['Many small changes that are saved together, outside of a form'],
  whenNot: ['A form: use its `SaveBar`', 'A change that takes effect at once: confirm it with a toast'],
  pairs: [
    {
      do: {
        say: 'Say what will happen to it',
        show: (
          <DraftBar isShown label="Changes" title="3 changes not saved" text="A second person approves them.">
            <Button variant="primary">Ask for approval</Button>
          </DraftBar>
        ),
      },
      dont: {
        say: 'Offer to save when nothing changed',
        show: (
          <DraftBar isShown label="No changes" text="Nothing is changed">
            <Button variant="primary">Save</Button>
          </DraftBar>
        ),
      },
    },
  ],
  anatomy: ['The number of changes', 'What happens to them', 'Buttons, the primary one last'],
  keyboard: [['Tab', 'Moves to its buttons, after the form']],
  related: ['Form', 'LeaveGuard'],
};
