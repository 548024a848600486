import type { Guidance } from '../docs/guidance.ts';
import { Section } from './Section.tsx';

export const guidance: Guidance = {
  when: ['A part of a page under a heading'],
  whenNot: ['Facts about one thing: use `DescriptionList`', 'Parts that open and close: use `Accordion`'],
  pairs: [
    {
      do: {
        say: 'Name what is inside',
        show: <Section title="Ultimate beneficial owners">Two persons hold more than 25%.</Section>,
      },
      dont: {
        say: 'Collect the rest under a vague heading',
        show: <Section title="Other information">Two persons hold more than 25%.</Section>,
      },
    },
  ],
  anatomy: ['The heading, which is its accessible name', 'Actions', 'The content'],
  keyboard: [],
  related: ['PageHeader', 'Accordion'],
};
