import type { Guidance } from '../docs/guidance.ts';
import { Stepper, type Step } from './Stepper.tsx';

const named = (...labels: readonly string[]): readonly Step[] =>
  labels.map((label, index) => ({ id: label, label, state: index === 0 ? 'current' : 'open' }));

export const guidance: Guidance = {
  when: ['Progress through three to seven steps'],
  whenNot: [
    'The progress of an operation: use `Progress`',
    'Parts in any order: use `Tabs` or `DossierIndex`',
  ],
  pairs: [
    {
      do: {
        say: 'Name the steps',
        show: <Stepper label="Steps" steps={named('Data', 'Checks', 'Signing')} />,
      },
      dont: { say: 'Number them', show: <Stepper label="Numbers" steps={named('1', '2', '3')} /> },
    },
  ],
  anatomy: [
    'A dot for each step: done, current, blocked, not started',
    'A line between them',
    'The steps’ names',
    'Below 768 px: one line with the current step',
  ],
  keyboard: [
    ['Tab', 'Moves through the steps that can be opened'],
    ['Enter', 'Follows the link'],
  ],
  related: ['Progress', 'Timeline', 'DossierIndex'],
};
