import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { TextArea } from './TextArea.tsx';

export const guidance: Guidance = {
  when: ['Several lines: a remark, a reason'],
  whenNot: ['One line: use `TextField`'],
  pairs: [
    {
      do: {
        say: 'Keep the question in sight while it is answered',
        show: (
          <Held start="">
            {(value, change) => (
              <TextArea
                label="Reason"
                hint="Which evidence, and who agreed"
                limit={500}
                value={value}
                onValueChange={change}
                className="w-60"
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Ask in the placeholder: it goes with the first letter',
        show: (
          <Held start="">
            {(value, change) => (
              <TextArea
                label="Remark"
                placeholder="Which evidence, and who agreed?"
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
    'The label, which names it',
    'The control',
    'The hint, under it',
    'The error, outside the label, while there is one',
  ],
  keyboard: [
    ['Tab', 'Leads to the control'],
    ['Shift+Tab', 'Leads back'],
  ],
  related: ['TextField', 'Form'],
};
