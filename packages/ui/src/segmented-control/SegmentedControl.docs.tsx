import type { Guidance } from '../docs/guidance.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const choose = () => undefined;
const segments = (labels: readonly string[]) => labels.map(label => ({ value: label, label }));

export const guidance: Guidance = {
  when: ['Two to five choices that take effect at once: a density, a span of time'],
  whenNot: [
    'A value of a form that is sent later: use `RadioGroup`',
    'More than five: use `Select`',
    'Parts of a page: use `Tabs`',
  ],
  pairs: [
    {
      do: {
        say: 'Keep labels short and of one kind',
        show: (
          <SegmentedControl
            label="Density"
            segments={segments(['Compact', 'Regular', 'Roomy'])}
            value="Regular"
            onValueChange={choose}
          />
        ),
      },
      dont: {
        say: 'Offer a single option: use a switch',
        show: (
          <SegmentedControl label="Dark" segments={segments(['Dark'])} value="Dark" onValueChange={choose} />
        ),
      },
    },
  ],
  anatomy: ['The name of the choice, read before it', 'The segments, one of them chosen'],
  keyboard: [
    ['Tab', 'Leads to the chosen segment'],
    ['ArrowRight', 'Chooses the next'],
    ['ArrowLeft', 'Chooses the one before'],
  ],
  related: ['RadioGroup', 'Tabs', 'Select'],
};
