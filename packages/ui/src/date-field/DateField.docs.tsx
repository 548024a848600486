import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { DateField } from './DateField.tsx';

export const guidance: Guidance = {
  when: ['A date that people know by heart: a birthday'],
  whenNot: ['A date to look up in a calendar: use `DatePicker`'],
  pairs: [
    {
      do: {
        say: 'Ask for a day that people know by heart',
        show: (
          <Held start="1968-03-14">
            {(value, change) => (
              <DateField
                label="Date of birth"
                hint="As on the identity document"
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Ask for one that they have to look up',
        show: (
          <Held start="">
            {(value, change) => (
              <DateField
                label="Third Tuesday after acceptance"
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
    ['Tab', 'Moves through day, month and year'],
    ['ArrowUp', 'Increases the value by one'],
    ['ArrowDown', 'Decreases the value by one'],
  ],
  related: ['DatePicker'],
};
