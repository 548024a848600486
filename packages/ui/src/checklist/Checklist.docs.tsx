import { Button } from '../button/Button.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { Checklist } from './Checklist.tsx';

const line = { id: '1', title: 'Identity document', isDone: false };

export const guidance: Guidance = {
  when: ['A known set of things is needed, and each can be dealt with where it stands'],
  whenNot: ['Steps in an order: use `Stepper`', 'Choices: use `CheckboxGroup`'],
  pairs: [
    {
      do: {
        say: 'Say how it stands, with the way out beside it',
        show: (
          <Checklist
            aria-label="Documents needed"
            items={[{ ...line, about: 'Maarten · Missing', action: <Button size="small">Upload</Button> }]}
          />
        ),
      },
      dont: {
        say: 'Leave it to the mark',
        show: <Checklist aria-label="Documents needed" items={[{ ...line, about: 'Maarten' }]} />,
      },
    },
  ],
  anatomy: ['A mark', 'What is needed', 'Whose it is, and how it stands', 'What can be done'],
  keyboard: [['Tab', 'Goes through the buttons']],
  related: ['Stepper', 'CountList', 'FileDrop'],
};
