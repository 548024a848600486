import type { Guidance } from '../docs/guidance.ts';
import { DiffView } from './DiffView.tsx';

export const guidance: Guidance = {
  imports: ['DiffView', 'MergeView'],
  when: [
    'What changed between two versions: `list`, or `sideBySide` where values are long',
    'Two people changed the same record: use MergeView, with a choice for each field',
  ],
  whenNot: ['What happened when, by whom: use `Timeline`'],
  pairs: [
    {
      do: {
        say: 'Show only what differs',
        show: (
          <DiffView
            label="City"
            changes={[{ id: 'city', label: 'City', before: 'Utrecht', after: 'Zeist' }]}
          />
        ),
      },
      dont: {
        say: 'Show what is unchanged',
        show: (
          <DiffView label="Country" changes={[{ id: 'nl', label: 'Country', before: 'NL', after: 'NL' }]} />
        ),
      },
    },
  ],
  anatomy: [
    'The field',
    'A sign and a label: added, removed, changed',
    'The value before, struck through',
    'The value after',
    'In a merge: three versions, and a choice where both changed',
  ],
  keyboard: [
    ['Tab', 'Moves focus to the choice for a field'],
    ['ArrowRight', 'Selects the other version'],
    ['Space', 'Selects a version'],
  ],
  related: ['Timeline', 'DescriptionList'],
};
