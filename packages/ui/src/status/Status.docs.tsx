import type { Guidance } from '../docs/guidance.ts';
import { Status } from './Status.tsx';

export const guidance: Guidance = {
  when: ['The state of a record in a table or a list'],
  whenNot: ['In the header of a page: use `Badge`', 'Time left: use `DueBadge`'],
  pairs: [
    {
      do: { say: 'Write the status', show: <Status tone="success">Accepted</Status> },
      dont: { say: 'Rely on the colour', show: <Status tone="success">—</Status> },
    },
  ],
  anatomy: ['A dot, hollow while not started', 'The label text'],
  keyboard: [],
  related: ['Badge', 'RiskLevel'],
};
