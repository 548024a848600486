import type { Guidance } from '../docs/guidance.ts';
import { Badge } from './Badge.tsx';

export const guidance: Guidance = {
  when: ['The status of the record that a page is about, once, in its header'],
  whenNot: ['In a table: use `Status`', 'A number: use `CountBadge`', 'A risk level: use `RiskLevel`'],
  pairs: [
    {
      do: { say: 'Say the state', show: <Badge tone="warning">Waiting for approval</Badge> },
      dont: { say: 'Abbreviate it to a letter', show: <Badge tone="warning">W</Badge> },
    },
  ],
  anatomy: ['A dot', 'The label text'],
  keyboard: [],
  related: ['Status', 'RiskLevel', 'DueBadge'],
};
