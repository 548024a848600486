import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { RadioGroup } from './RadioGroup.tsx';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const guidance: Guidance = {
  when: ['One of two to five choices that should be seen'],
  whenNot: ['More: use `Select`', 'An effect at once: use `SegmentedControl`'],
  pairs: [
    {
      do: {
        say: 'Wait for the answer',
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
        say: 'Answer for the client',
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
    ['Tab', 'Leads to the chosen one'],
    ['ArrowDown', 'Chooses the next'],
    ['ArrowUp', 'Chooses the one before'],
  ],
  related: ['Select', 'SegmentedControl'],
};
