import type { Guidance } from '../docs/guidance.ts';

export const guidance: Guidance = {
  when: ['A part of a page under a heading'],
  whenNot: ['Facts about one thing: use `DescriptionList`', 'Parts that open and close: use `Accordion`'],
  anatomy: ['The heading, which names it', 'Actions', 'The content'],
  keyboard: [],
  related: ['PageHeader', 'Accordion'],
};
