import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { DatePicker } from './DatePicker.tsx';

export const guidance: Guidance = {
  when: ['A date near today: a review, a deadline'],
  whenNot: ['A date that people know by heart: use `DateField`'],
  pairs: [
    {
      do: {
        say: 'Say which dates can be chosen',
        show: (
          <Held start="2026-11-27">
            {(value, change) => (
              <DatePicker
                label="Review date"
                hint="Within 60 days"
                min="2026-11-21"
                max="2027-01-20"
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Make people page back fifty years',
        show: (
          <Held start="2026-11-21">
            {(value, change) => (
              <DatePicker label="Date of birth" value={value} onValueChange={change} className="w-60" />
            )}
          </Held>
        ),
      },
    },
  ],
  anatomy: fieldAnatomy,
  keyboard: [
    ['Tab', 'Moves through the parts, then to the calendar button'],
    ['Enter', 'Opens the calendar, or selects a day'],
    ['ArrowDown', 'Moves one week ahead in the calendar'],
    ['Escape', 'Closes the calendar'],
  ],
  related: ['DateField'],
};
