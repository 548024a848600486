import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A few counts that each lead to a list: alerts, work of today'],
  whenNot: ['Shares of a whole: use `Charts`', 'One count on a tab: use `CountBadge`'],
  anatomy: ['A name for each line', 'The number, a link where there is something'],
  keyboard: [
    ['Tab', 'Goes through the numbers'],
    ['Enter', 'Shows the records'],
  ],
  related: ['Charts', 'CountBadge'],
};
