import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  imports: ['LeaveGuardProvider', 'useLeaveGuard'],
  when: ['Pages on which something can be typed and lost: around the application, once'],
  whenNot: ['Before something is taken away for good: use `Modal`'],
  anatomy: ['What would be lost, by label', 'Discard', 'Keep editing, which has the focus'],
  keyboard: [
    ['Tab', 'Goes between the answers'],
    ['Enter', 'Keeps editing'],
    ['Escape', 'Keeps editing'],
  ],
  related: ['Form', 'SaveBar', 'Modal'],
};
