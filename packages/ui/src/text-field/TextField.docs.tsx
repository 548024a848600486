import { fieldAnatomy, fieldKeyboard, type Guidance } from '../docs/guidance.ts';
import { TextField } from './TextField.tsx';

export const guidance: Guidance = {
  when: ['A line of text: a name, a city, an address'],
  whenNot: [
    'Several lines: use `TextArea`',
    'A number: use `NumberField`',
    'A choice: use `Select` or `RadioGroup`',
  ],
  pairs: [
    {
      do: { say: 'Keep the label above the field', show: <TextField label="City" /> },
      dont: {
        say: 'Use a placeholder as the only label',
        show: <TextField label="Field" placeholder="City" />,
      },
    },
  ],
  anatomy: fieldAnatomy,
  keyboard: fieldKeyboard,
  related: ['TextArea', 'SearchField', 'Form'],
};
