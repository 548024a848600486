import { Button } from '../button/Button.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { Checklist } from './Checklist.tsx';

const line = { id: '1', title: 'Identity document', isDone: false };

export const guidance: Guidance = {
  when: ['A fixed set of items is needed, and each can be dealt with in place'],
  whenNot: ['Steps in a fixed order: use `Stepper`', 'Choices: use `CheckboxGroup`'],
  pairs: [
    {
      do: {
        say: 'Show its state, with the next action beside it',
        show: (
          <Checklist
            aria-label="Documents needed"
            items={[{ ...line, about: 'Maarten · Missing', action: <Button size="small">Upload</Button> }]}
          />
        ),
      },
      dont: {
        say: 'Rely on the icon alone',
        show: <Checklist aria-label="Documents needed" items={[{ ...line, about: 'Maarten' }]} />,
      },
    },
  ],
  anatomy: ['An icon', 'The requirement', 'Its owner and status', 'The actions'],
  keyboard: [['Tab', 'Moves through the buttons']],
  related: ['Stepper', 'CountList', 'FileDrop'],
};
