import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { Select } from './Select.tsx';

const same = (text: string) => ({ value: text, label: text });

export const guidance: Guidance = {
  when: ['One of six to fifteen options'],
  whenNot: [
    'Up to five that should be visible: use `RadioGroup`',
    'More than fifteen: use `ComboBox`',
    'Several: use `MultiSelect`',
  ],
  pairs: [
    {
      do: {
        say: 'Order options the way people think of them',
        show: (
          <Held start="">
            {(value, change) => (
              <Select
                label="Review again"
                options={['In 6 months', 'In 1 year', 'In 2 years', 'In 5 years'].map(same)}
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Order them alphabetically',
        show: (
          <Held start="">
            {(value, change) => (
              <Select
                label="Next review"
                options={['1 year', '2 years', '5 years', '6 months'].map(same)}
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
    ['ArrowDown', 'Opens it, or moves to the next option'],
    ['Enter', 'Selects the option'],
    ['Escape', 'Closes it'],
  ],
  related: ['RadioGroup', 'ComboBox', 'MultiSelect'],
};
