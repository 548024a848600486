import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  imports: ['Form', 'SubmitButton', 'useForm'],
  when: ['Values that are sent together, with the rules of the validators'],
  whenNot: ['A choice with an effect at once: use `Switch` or `SegmentedControl`'],
  anatomy: [
    'The error summary, after an attempt',
    'Fields',
    'The button that sends; while it cannot, it says why',
  ],
  keyboard: [
    ['Tab', 'Goes through the fields'],
    ['Enter', 'Sends, or shows every error'],
  ],
  related: ['ErrorSummary', 'TextField', 'Button'],
};
