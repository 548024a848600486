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
    ['@', 'Opens the list of people; typing filters it'],
    ['ArrowDown', 'Moves to the next person'],
    ['ArrowUp', 'Moves to the previous one'],
    ['Enter', 'Inserts the mention; without a list, starts a new line'],
    ['Tab', 'Inserts the mention; without a list, moves focus on'],
    ['Escape', 'Closes the list and keeps what was typed'],
  ],
  related: ['TextArea', 'Form'],
};
