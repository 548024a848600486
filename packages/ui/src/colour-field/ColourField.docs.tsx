import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, fieldKeyboard, type Guidance } from '../docs/guidance.ts';
import { ColourField } from './ColourField.tsx';

const teal = '#0b4f5c'; // data

export const guidance: Guidance = {
  when: ['A brand colour'],
  whenNot: ['One of a few looks: use `RadioGroup`'],
  pairs: [
    {
      do: {
        say: 'Say what the colour is used for',
        show: (
          <Held start={teal}>
            {(value, change) => (
              <ColourField
                label="Primary colour"
                hint="The main button and the current tab"
                value={value}
                onValueChange={change}
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Number the colours',
        show: (
          <Held start={teal}>
            {(value, change) => <ColourField label="Colour 1" value={value} onValueChange={change} />}
          </Held>
        ),
      },
    },
  ],
  anatomy: fieldAnatomy,
  keyboard: fieldKeyboard,
  related: ['TextField'],
};
