import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  imports: ['DiffView', 'MergeView'],
  when: [
    'What changed between two versions: `list`, or `sideBySide` where values are long',
    'Two people changed the same record: MergeView, with a choice for each field',
  ],
  whenNot: ['What happened when, by whom: use `Timeline`'],
  anatomy: [
    'The field',
    'A sign and a word: added, removed, changed',
    'The value before, struck through',
    'The value after',
    'Of a merge: three versions, and a choice where both changed it',
  ],
  keyboard: [
    ['Tab', 'Leads to the choice of a field'],
    ['ArrowRight', 'Chooses the other version'],
    ['Space', 'Chooses a version'],
  ],
  related: ['Timeline', 'DescriptionList'],
};
