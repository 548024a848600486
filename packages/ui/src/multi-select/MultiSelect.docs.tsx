import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { MultiSelect } from './MultiSelect.tsx';

export const guidance: Guidance = {
  when: ['Several of many choices'],
  whenNot: ['Up to seven that should be seen: use `CheckboxGroup`', 'Free text: use `TagField`'],
  pairs: [
    {
      do: {
        say: 'Label options with the names that people use',
        show: (
          <Held<readonly string[]> start={['compliance']}>
            {(value, change) => (
              <MultiSelect
                label="User groups"
                options={[
                  { value: 'advisers', label: 'Advisers' },
                  { value: 'compliance', label: 'Compliance' },
                  { value: 'seniors', label: 'Senior management', hint: 'Approves exceptions' },
                ]}
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Show internal codes',
        show: (
          <Held<readonly string[]> start={['GRP_CMP']}>
            {(value, change) => (
              <MultiSelect
                label="Groups"
                options={[
                  { value: 'GRP_ADV', label: 'GRP_ADV' },
                  { value: 'GRP_CMP', label: 'GRP_CMP' },
                  { value: 'GRP_SNR', label: 'GRP_SNR' },
                ]}
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
    },
  ],
  anatomy: fieldAnatomy,
  keyboard: [
    ['Tab', 'Moves through the options and the field'],
    ['ArrowDown', 'Opens the list'],
    ['Enter', 'Selects the option'],
    ['Escape', 'Closes the list'],
  ],
  related: ['CheckboxGroup', 'ComboBox', 'TagField'],
};
