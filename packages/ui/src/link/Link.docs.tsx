import type { Guidance } from '../docs/guidance.ts';
import { Link } from './Link.tsx';

export const guidance: Guidance = {
  when: ['To go to a page, a record, a list behind a number'],
  whenNot: [
    'Something happens where one is: use `Button`',
    'The one thing that a page leads on to: ButtonLink, on the page of `Button`',
  ],
  pairs: [
    {
      do: { say: 'Say where it leads', show: <Link href="#settings">Open settings</Link> },
      dont: { say: 'Say how to press it', show: <Link href="#settings">Click here</Link> },
    },
  ],
  anatomy: ['The words', 'A line under them, so that colour is not alone'],
  keyboard: [
    ['Tab', 'Leads to it'],
    ['Enter', 'Goes there'],
  ],
  related: ['Button', 'Breadcrumbs'],
};
