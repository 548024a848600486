import type { Guidance } from '../docs/guidance.ts';
import { ProcessLane } from './ProcessLane.tsx';

export const guidance: Guidance = {
  when: ['The setup of a process: its steps, who does them and their deadlines'],
  whenNot: [
    'The progress of a running process: use `Stepper`',
    'What happened to one record: use `Timeline`',
  ],
  pairs: [
    {
      do: {
        say: 'Show the rules of each step',
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
        say: 'Show only the names of statuses',
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
    'A step and its name',
    'Its conditions, one per line',
    'An arrow to the next step',
    'The final step, subdued',
  ],
  keyboard: [],
  related: ['Stepper', 'Timeline'],
};
