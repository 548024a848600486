import type { Guidance } from '../docs/guidance.ts';
import { BarChart } from './BarChart.tsx';

export const guidance: Guidance = {
  imports: ['BarChart', 'FunnelChart', 'LineChart', 'StackedBarChart'],
  when: ['Amounts over time, by kind or by stage, where the shape says more than the numbers'],
  whenNot: ['Fewer than four numbers: write them', 'Exact numbers to compare: use `DataTable`'],
  pairs: [
    {
      do: {
        say: 'Start bars at zero, and show the numbers',
        show: (
          <div className="w-52">
            <BarChart
              title="Clients"
              headingLevel={3}
              items={[
                { id: 'low', label: 'Low', value: 1415 },
                { id: 'high', label: 'High', value: 128 },
              ]}
            />
          </div>
        ),
      },
      dont: {
        say: 'Draw one number',
        show: (
          <div className="w-52">
            <BarChart title="Clients" headingLevel={3} items={[{ id: 'all', label: 'All', value: 1543 }]} />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    'The heading',
    'A button that shows the same numbers as a table',
    'The legend: colour, pattern or shape, and name',
    'The drawing; every number may be a link',
  ],
  keyboard: [
    ['Tab', 'Leads to “View as table”, then to the number that had the focus last: a chart is one stop'],
    ['ArrowRight', 'The next number; ArrowDown too'],
    ['ArrowLeft', 'The one before; ArrowUp too'],
    ['Home', 'The first number'],
    ['End', 'The last number'],
    ['Enter', 'Shows the table, or the records behind a number'],
  ],
  related: ['DataTable', 'CountList', 'Progress'],
};
