import type { Guidance } from '../docs/guidance.ts';
import { Link } from './Link.tsx';

export const guidance: Guidance = {
  when: ['To go to a page, a record, a list behind a number'],
  whenNot: [
    'An action on the current page: use `Button`',
    'A page’s main next step: use ButtonLink, described with `Button`',
  ],
  pairs: [
    {
      do: { say: 'Say where it leads', show: <Link href="#settings">Open settings</Link> },
      dont: { say: 'Write “click here”', show: <Link href="#settings">Click here</Link> },
    },
  ],
  anatomy: ['The words', 'A line under them, so that colour is not alone'],
  keyboard: [
    ['Tab', 'Leads to it'],
    ['Enter', 'Goes there'],
  ],
  related: ['Button', 'Breadcrumbs'],
};
