import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const methods = [
  { value: 'SOFTWARE', label: 'Authenticator app' },
  { value: 'SMS', label: 'Text message' },
];

export const guidance: Guidance = {
  when: ['Several of a few choices'],
  whenNot: ['One of them: use `RadioGroup`', 'Many: use `MultiSelect`'],
  pairs: [
    {
      do: {
        say: 'Make every option independent',
        show: (
          <Held<readonly string[]> start={['SOFTWARE']}>
            {(value, change) => (
              <CheckboxGroup
                label="Authentication methods"
                options={methods}
                value={value}
                onValueChange={change}
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Add an option that contradicts the others',
        show: (
          <Held<readonly string[]> start={['SOFTWARE', 'NONE']}>
            {(value, change) => (
              <CheckboxGroup
                label="Methods"
                options={[...methods, { value: 'NONE', label: 'None of these' }]}
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
    ['Tab', 'Moves through the checkboxes'],
    ['Space', 'Checks or clears one'],
  ],
  related: ['Checkbox', 'MultiSelect'],
};
