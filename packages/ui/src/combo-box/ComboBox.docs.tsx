import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { ComboBox } from './ComboBox.tsx';

const legalForms = [
  { value: 'bv', label: 'Besloten vennootschap', hint: 'Private limited company', keywords: 'bv' },
  { value: 'nv', label: 'Naamloze vennootschap', hint: 'Public limited company', keywords: 'nv' },
  { value: 'vof', label: 'Vennootschap onder firma', hint: 'General partnership', keywords: 'vof' },
  { value: 'stichting', label: 'Stichting', hint: 'Foundation' },
];

export const guidance: Guidance = {
  when: ['One of many options, found by typing'],
  whenNot: ['Up to fifteen: use `Select`', 'To go to anything: use `CommandPalette`'],
  pairs: [
    {
      do: {
        say: 'Match the names that people use',
        show: (
          <Held start="">
            {(value, change) => (
              <ComboBox
                label="Legal form"
                options={legalForms}
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Make people search between two options',
        show: (
          <Held start="">
            {(value, change) => (
              <ComboBox
                label="Politically exposed"
                options={[
                  { value: 'yes', label: 'Yes' },
                  { value: 'no', label: 'No' },
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
    ['Tab', 'Moves focus to it'],
    ['ArrowDown', 'Opens the list, or moves to the next option'],
    ['Enter', 'Selects the option'],
    ['Escape', 'Closes the list'],
  ],
  related: ['Select', 'MultiSelect', 'CommandPalette'],
};
