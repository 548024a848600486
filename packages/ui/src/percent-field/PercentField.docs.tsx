import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, fieldKeyboard, type Guidance } from '../docs/guidance.ts';
import { PercentField } from './PercentField.tsx';

export const guidance: Guidance = {
  when: ['A percentage of a whole'],
  whenNot: ['Any other number: use `NumberField`'],
  pairs: [
    {
      do: {
        say: 'Say what the whole is',
        show: (
          <Held start="33.3333">
            {(value, change) => (
              <PercentField
                label="Ownership"
                hint="All owners together hold 100%"
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Ask for a fraction beside a percent sign',
        show: (
          <Held start="0.33">
            {(value, change) => (
              <PercentField label="Share (0 to 1)" value={value} onValueChange={change} className="w-60" />
            )}
          </Held>
        ),
      },
    },
  ],
  anatomy: fieldAnatomy,
  keyboard: fieldKeyboard,
  related: ['NumberField', 'CurrencyField'],
};
