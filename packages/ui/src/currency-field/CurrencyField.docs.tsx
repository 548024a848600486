import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, fieldKeyboard, type Guidance } from '../docs/guidance.ts';
import { CurrencyField } from './CurrencyField.tsx';

export const guidance: Guidance = {
  when: ['An amount in euros, without decimals'],
  whenNot: ['Any other number: use `NumberField`'],
  pairs: [
    {
      do: {
        say: 'Say on which date the amount applies',
        show: (
          <Held start="125000">
            {(value, change) => (
              <CurrencyField
                label="Assets"
                hint="On 31 December of last year"
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Ask for the amount in thousands',
        show: (
          <Held start="125">
            {(value, change) => (
              <CurrencyField label="Assets (× 1,000)" value={value} onValueChange={change} className="w-60" />
            )}
          </Held>
        ),
      },
    },
  ],
  anatomy: fieldAnatomy,
  keyboard: fieldKeyboard,
  related: ['NumberField', 'PercentField'],
};
