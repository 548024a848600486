import { Held } from '../docs/Held.tsx';
import { fieldAnatomy, type Guidance } from '../docs/guidance.ts';
import { Slider } from './Slider.tsx';

const steps = (...labels: readonly string[]) => labels.map(label => ({ value: label, label }));

export const guidance: Guidance = {
  when: ['An ordered series to move along, such as the dates on which a file changed'],
  whenNot: [
    'A number that is known exactly: use `NumberField`',
    'Two to five choices: use `SegmentedControl`',
    'Choices without an order: use `Select`',
  ],
  pairs: [
    {
      do: {
        say: 'Stop where something changes',
        show: (
          <Held start="12 Mar 2026">
            {(value, change) => (
              <Slider
                label="As of"
                steps={steps('5 Jan 2025', '12 Mar 2026', 'Today')}
                value={value}
                onValueChange={change}
              />
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Ask for an exact number with it',
        show: (
          <Held start="50">
            {(value, change) => (
              <Slider
                label="Share in percent"
                steps={steps(...Array.from({ length: 101 }, (_, share) => String(share)))}
                value={value}
                onValueChange={change}
              />
            )}
          </Held>
        ),
      },
    },
  ],
  anatomy: [...fieldAnatomy, 'The selected position, written next to it'],
  keyboard: [
    ['Tab', 'Moves focus to it'],
    ['ArrowRight', 'Moves to the next position'],
    ['ArrowLeft', 'Moves to the previous one'],
    ['Home', 'Moves to the first one'],
    ['End', 'Moves to the last one'],
  ],
  related: ['SegmentedControl', 'NumberField', 'DatePicker'],
};
