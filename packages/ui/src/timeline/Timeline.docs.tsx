import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['What happened to a record, and who did it'],
  whenNot: ['Steps that are still to come: use `Stepper`', 'Values before and after: use `DiffView`'],
  anatomy: ['A toggle for each kind', 'A dot for each event, filled for milestones', 'Who did what', 'When'],
  keyboard: [
    ['Tab', 'Goes through the toggles and links'],
    ['Space', 'Shows a kind alone, or with others'],
  ],
  related: ['DiffView', 'Stepper'],
};
