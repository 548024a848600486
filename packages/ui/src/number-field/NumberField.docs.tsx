import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { NumberField } from './NumberField.tsx';

export const guidance: Guidance = {
  when: ['A quantity'],
  whenNot: [
    'Euros: use `CurrencyField`',
    'A percentage: use `PercentField`',
    'Digits that are not a quantity: use `TextField`',
  ],
  pairs: [
    {
      do: {
        say: 'Use it for quantities, and name the unit',
        show: (
          <Held start="30">
            {(value, change) => (
              <NumberField
                label="Reminder after"
                unit="days"
                decimals={0}
                min={1}
                max={90}
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Use it for identifiers made of digits',
        show: (
          <Held start="30124567">
            {(value, change) => (
              <NumberField
                label="Trade register number"
                decimals={0}
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
    ['ArrowUp', 'Increases the value by one'],
    ['ArrowDown', 'Decreases the value by one'],
  ],
  related: ['CurrencyField', 'PercentField'],
};
