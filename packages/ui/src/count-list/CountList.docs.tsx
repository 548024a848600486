import type { Guidance } from '../docs/guidance.ts';
import { CountList } from './CountList.tsx';

export const guidance: Guidance = {
  when: ['A few counts that each lead to a list: alerts, work of today'],
  whenNot: ['Shares of a whole: use `Charts`', 'One count on a tab: use `CountBadge`'],
  pairs: [
    {
      do: {
        say: 'Count work, and link to it',
        show: (
          <div className="w-60">
            <CountList
              items={[
                { id: 'mine', label: 'Assigned to me', count: '37', href: '#mine' },
                { id: 'late', label: 'Past their date', count: null, href: '#late' },
              ]}
            />
          </div>
        ),
      },
      dont: {
        say: 'Count what no one can act on',
        show: (
          <div className="w-60">
            <CountList
              items={[
                { id: 'ever', label: 'Records ever opened', count: '48,211', href: '#ever' },
                { id: 'logins', label: 'Logins this year', count: '9,034', href: '#logins' },
              ]}
            />
          </div>
        ),
      },
    },
  ],
  anatomy: ['A label for each line', 'The number, as a link unless it is zero'],
  keyboard: [
    ['Tab', 'Moves through the numbers'],
    ['Enter', 'Shows the records'],
  ],
  related: ['Charts', 'CountBadge'],
};
