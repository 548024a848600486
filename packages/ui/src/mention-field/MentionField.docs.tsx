import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { MentionField } from './MentionField.tsx';

const people = [
  { id: 'malik', name: 'Malik Bakker' },
  { id: 'sanne', name: 'Sanne de Wit' },
];

export const guidance: Guidance = {
  when: ['Text for colleagues, who are notified when they are mentioned'],
  whenNot: ['Text that notifies no one: use `TextArea`', 'Choosing people alone: use `MultiSelect`'],
  pairs: [
    {
      do: {
        say: 'Say in the hint that an @ notifies',
        show: (
          <Held start="">
            {(value, change) => (
              <MentionField
                label="Comment"
                hint="@ and a name notifies a colleague"
                people={people}
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Offer people who may not read it',
        show: (
          <Held start="">
            {(value, change) => (
              <MentionField
                label="Comment"
                people={[...people, { id: 'client', name: 'The client' }]}
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
    ['@', 'Opens the names; typing narrows them'],
    ['ArrowDown', 'Goes to the next name'],
    ['ArrowUp', 'Goes to the one before'],
    ['Enter', 'Writes the name out; without a list, makes a new line'],
    ['Tab', 'Writes the name out; without a list, leads on'],
    ['Escape', 'Closes the list, and keeps what is typed'],
  ],
  related: ['TextArea', 'Form'],
};
