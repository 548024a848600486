import type { Guidance } from '../docs/guidance.ts';
import { Status } from './Status.tsx';

export const guidance: Guidance = {
  when: ['The state of a record in a table or a list'],
  whenNot: ['In the head of a page: use `Badge`', 'How long there still is: use `DueBadge`'],
  pairs: [
    {
      do: { say: 'Let the word say it', show: <Status tone="success">Accepted</Status> },
      dont: { say: 'Rely on the colour', show: <Status tone="success">—</Status> },
    },
  ],
  anatomy: ['A dot, hollow while nothing has begun', 'The word'],
  keyboard: [],
  related: ['Badge', 'RiskLevel'],
};
