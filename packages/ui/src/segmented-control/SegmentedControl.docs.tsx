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
  anatomy: ['A name for the group, read first by screen readers', 'The segments, one of them selected'],
  keyboard: [
    ['Tab', 'Moves focus to the selected segment'],
    ['ArrowRight', 'Selects the next one'],
    ['ArrowLeft', 'Selects the previous one'],
  ],
  related: ['RadioGroup', 'Tabs', 'Select'],
};
