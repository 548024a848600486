import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { RadioGroup } from './RadioGroup.tsx';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const guidance: Guidance = {
  when: ['One of two to five options that should be visible'],
  whenNot: ['More: use `Select`', 'An immediate effect: use `SegmentedControl`'],
  pairs: [
    {
      do: {
        say: 'Start without a selection',
        show: (
          <Held start="">
            {(value, change) => (
              <RadioGroup
                label="Politically exposed"
                direction="across"
                options={yesOrNo}
                value={value}
                onValueChange={change}
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Preselect an answer for the client',
        show: (
          <Held start="no">
            {(value, change) => (
              <RadioGroup
                label="Politically exposed person"
                direction="across"
                options={yesOrNo}
                value={value}
                onValueChange={change}
              />
            )}
          </Held>
        ),
      },
    },
  ],
  anatomy: fieldAnatomy,
  keyboard: [
    ['Tab', 'Moves focus to the selected option'],
    ['ArrowDown', 'Selects the next one'],
    ['ArrowUp', 'Selects the previous one'],
  ],
  related: ['Select', 'SegmentedControl'],
};
