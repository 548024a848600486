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
    'A button that shows the data as a table',
    'The legend: colour, pattern or shape, with names',
    'The chart; each value may be a link',
  ],
  keyboard: [
    ['Tab', 'Moves focus to “View as table”, then to the value that last had it: the chart is one tab stop'],
    ['ArrowRight', 'Moves to the next value, as ArrowDown does'],
    ['ArrowLeft', 'Moves to the previous value, as ArrowUp does'],
    ['Home', 'Moves to the first value'],
    ['End', 'Moves to the last value'],
    ['Enter', 'Shows the table, or the records behind a value'],
  ],
  related: ['DataTable', 'CountList', 'Progress'],
};
