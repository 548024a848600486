import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, fieldKeyboard, type Guidance } from '../docs/guidance.ts';
import { TextArea } from './TextArea.tsx';

export const guidance: Guidance = {
  when: ['Several lines: a remark, a reason'],
  whenNot: ['One line: use `TextField`'],
  pairs: [
    {
      do: {
        say: 'Keep the question visible while typing',
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
        say: 'Ask in the placeholder: it disappears while typing',
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
  anatomy: fieldAnatomy,
  keyboard: fieldKeyboard,
  related: ['TextField', 'Form'],
};
