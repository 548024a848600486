import type { Guidance } from '../docs/guidance.ts';
import { FormattedText } from './FormattedText.tsx';

export const guidance: Guidance = {
  when: ['What colleagues write to each other: comments, notes, reasons'],
  whenNot: ['Texts of the product itself: those are components', 'Values of a record: use `DescriptionList`'],
  pairs: [
    {
      do: {
        say: 'Pass it the text as typed',
        show: <FormattedText text={'Missing:\n- the extract\n- the passport'} />,
      },
      dont: {
        say: 'Show the markup to the reader',
        show: <p>Missing: - the extract - the **passport**</p>,
      },
    },
  ],
  anatomy: ['Paragraphs and lists, as typed'],
  keyboard: [['Tab', 'Moves focus to a link in the text']],
  related: ['DescriptionList', 'Timeline'],
};
