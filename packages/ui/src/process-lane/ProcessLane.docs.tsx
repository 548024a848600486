import type { Guidance } from '../docs/guidance.ts';
import { ProcessLane } from './ProcessLane.tsx';

export const guidance: Guidance = {
  when: ['How a process is set up: its steps, who does them, how long they may take'],
  whenNot: ['Where a process that runs stands: use `Stepper`', 'What happened to one record: use `Timeline`'],
  pairs: [
    {
      do: {
        say: 'Say of each step what holds for it',
        show: (
          <ProcessLane
            className="w-full"
            steps={[
              { id: 'collect', title: 'Complete the file', facts: ['Up to 10 working days'] },
              { id: 'decide', title: 'Decide', facts: ['A colleague approves'] },
            ]}
          />
        ),
      },
      dont: {
        say: 'Show the names of statuses',
        show: (
          <ProcessLane
            className="w-full"
            steps={[
              { id: 'incomplete', title: 'INCOMPLETE', facts: [] },
              { id: 'complete', title: 'COMPLETE', facts: [] },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    'A step: what is done',
    'What holds for it, a line each',
    'An arrow to the next one',
    'The end, set back',
  ],
  keyboard: [],
  related: ['Stepper', 'Timeline'],
};
