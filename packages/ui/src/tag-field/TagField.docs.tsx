import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { TagField } from './TagField.tsx';

export const guidance: Guidance = {
  when: ['Several values of free text'],
  whenNot: ['Choices from a list: use `MultiSelect`'],
  pairs: [
    {
      do: {
        say: 'Collect values that no list contains',
        show: (
          <Held<readonly string[]> start={['meridian.example', 'lumen.example']}>
            {(value, change) => (
              <TagField label="E-mail domains" value={value} onValueChange={change} className="w-60" />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Make people type what a list contains',
        show: (
          <Held<readonly string[]> start={['Netherlands', 'NL', 'Holland']}>
            {(value, change) => (
              <TagField label="Countries" value={value} onValueChange={change} className="w-60" />
            )}
          </Held>
        ),
      },
    },
  ],
  anatomy: fieldAnatomy,
  keyboard: [
    ['Enter', 'Adds the tag'],
    ['Backspace', 'Removes the last tag when the field is empty'],
  ],
  related: ['MultiSelect'],
};
