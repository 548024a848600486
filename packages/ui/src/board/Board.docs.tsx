import type { Guidance } from '../docs/guidance.ts';
import { Board } from './Board.tsx';
import { workOfATeam } from './examples.tsx';

export const guidance: Guidance = {
  when: ['A team’s work by stage, where the next step of each item matters'],
  whenNot: [
    'Records to compare or sort: use `DataTable`',
    'Items to work through one by one: use `TriageList`',
  ],
  pairs: [
    {
      do: {
        say: 'Put the next step on each card',
        show: (
          <Board
            columns={workOfATeam.slice(0, 1)}
            hasKeys={false}
            className="w-full sm:grid-cols-1 lg:grid-cols-1"
          />
        ),
      },
      dont: {
        say: 'Repeat the name of the column on each card',
        show: (
          <Board
            hasKeys={false}
            className="w-full sm:grid-cols-1 lg:grid-cols-1"
            columns={workOfATeam.slice(0, 1).map(column => ({
              ...column,
              items: column.items.map(item => ({ ...item, title: 'Open task' })),
            }))}
          />
        ),
      },
    },
  ],
  anatomy: [
    'A heading a column, with how many it holds',
    'A card: what to do, of whom, until when; a link that covers it',
    'Who works on it, at its end',
    'A checkbox, where several are changed at once',
    'A link to all of them, where not all are here',
  ],
  keyboard: [
    ['Tab', 'Leads to the card that had the focus last: the board is one stop'],
    ['ArrowDown', 'The next card of the column'],
    ['ArrowUp', 'The card before it'],
    ['ArrowRight', 'The next column that has cards'],
    ['ArrowLeft', 'The column before it'],
    ['Home', 'The first card of the column'],
    ['End', 'The last card of the column'],
    ['Enter', 'Opens'],
    ['Space', 'Chooses the card, or takes that back'],
  ],
  related: ['DataTable', 'TriageList', 'DueBadge'],
};
