import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { DateRangeField } from './DateRangeField.tsx';

export const guidance: Guidance = {
  imports: ['DateRangeField'],
  when: ['A start and an end date that belong together: a reporting period, an absence'],
  whenNot: ['One date: use `DatePicker` or `DateField`', 'A length of time, such as 30 days: use `Select`'],
  pairs: [
    {
      do: {
        say: 'Offer the periods that people ask for most',
        show: (
          <Held start={{ from: '2026-10-01', to: '2026-10-31' }}>
            {(value, change) => (
              <DateRangeField
                label="Period of the report"
                presets={['thisMonth', 'lastMonth', 'lastYear']}
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Offer presets where every period is different',
        show: (
          <Held start={{ from: '', to: '' }}>
            {(value, change) => (
              <DateRangeField
                label="Residence abroad"
                presets={['today', 'last7Days', 'thisYear']}
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
  anatomy: [
    'The legend, which names both dates',
    'The first day and the last day, each with its calendar and its error',
    'The presets',
    'The hint, and the error of the range',
  ],
  keyboard: [
    ['Tab', 'Moves through the parts of both dates, their calendars and the presets'],
    ['ArrowUp', 'Increases the value by one'],
    ['ArrowDown', 'Decreases the value by one'],
    ['Enter', 'Opens a calendar, or applies a preset'],
  ],
  related: ['DatePicker', 'DateField', 'Form'],
};
