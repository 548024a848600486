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
    'A heading for each column, with its count',
    'A card: task, client and due date, as one link',
    'The assignee, at its end',
    'A checkbox, for bulk changes',
    'A link to the full list, if it is cut',
  ],
  keyboard: [
    ['Tab', 'Moves focus to the card that last had it: the board is one tab stop'],
    ['ArrowDown', 'Moves to the next card of the column'],
    ['ArrowUp', 'Moves to the previous card'],
    ['ArrowRight', 'Moves to the next column with cards'],
    ['ArrowLeft', 'Moves to the previous column with cards'],
    ['Home', 'Moves to the first card of the column'],
    ['End', 'Moves to the last card of the column'],
    ['Enter', 'Opens the row'],
    ['Space', 'Selects or deselects the card'],
  ],
  related: ['DataTable', 'TriageList', 'DueBadge'],
};
