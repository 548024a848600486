import type { Guidance } from '../docs/guidance.ts';
import { RiskLevel } from './RiskLevel.tsx';

export const guidance: Guidance = {
  when: ['The risk level of a client or a registration'],
  whenNot: ['Any other status: use `Status`'],
  pairs: [
    {
      do: { say: 'Say that it has not been assessed', show: <RiskLevel level={null} label="Not assessed" /> },
      dont: { say: 'Show unknown as low', show: <RiskLevel level="low" label="0" /> },
    },
  ],
  anatomy: ['One to three bars, a stop sign, or no icon', 'The level’s name'],
  keyboard: [],
  related: ['Status', 'Badge'],
};
