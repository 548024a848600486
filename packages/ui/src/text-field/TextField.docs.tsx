import type { Guidance } from '../docs/guidance.ts';
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
      dont: { say: 'Use an example as the only help', show: <TextField label="Field" placeholder="City" /> },
    },
  ],
  anatomy: [
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Leads to the control'],
    ['Shift+Tab', 'Leads back'],
  ],
  related: ['TextArea', 'SearchField', 'Form'],
};
