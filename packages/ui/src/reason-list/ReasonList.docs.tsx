import type { Guidance } from '../docs/guidance.ts';
import { Status } from '../status/Status.tsx';
import { ReasonList } from './ReasonList.tsx';

export const guidance: Guidance = {
  when: ['Why something is allowed or not, source by source'],
  whenNot: [
    'Why a button is disabled: use `ActionGate`',
    'What has to be done: use `Checklist`',
    'What is missing: use `Notice`',
  ],
  pairs: [
    {
      do: {
        say: 'Name the source',
        show: (
          <ReasonList
            answer="Yes"
            badge={<Status tone="success">Allowed</Status>}
            items={[{ id: 'g', kind: 'reason', text: 'Group Compliance gives it' }]}
          />
        ),
      },
      dont: {
        say: 'Show only the answer',
        show: <ReasonList answer="No" items={[]} />,
      },
    },
  ],
  anatomy: ['The answer, with its status at the end', 'Reasons for, neutral, and against'],
  keyboard: [],
  related: ['ActionGate', 'Checklist', 'Notice'],
};
