import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { Checkbox } from './Checkbox.tsx';

export const guidance: Guidance = {
  when: ['Yes or no, sent with a form'],
  whenNot: ['An immediate effect: use `Switch`', 'Several of one kind: use `CheckboxGroup`'],
  pairs: [
    {
      do: {
        say: 'Say what a tick means',
        show: <Checkbox label="Trust this computer" isChecked onValueChange={() => undefined} />,
      },
      dont: {
        say: 'Ask so that a tick means no',
        show: <Checkbox label="Do not trust this computer" isChecked onValueChange={() => undefined} />,
      },
    },
  ],
  anatomy: fieldAnatomy,
  keyboard: [
    ['Tab', 'Moves focus to it'],
    ['Space', 'Checks or clears it'],
  ],
  related: ['CheckboxGroup', 'Switch'],
};
