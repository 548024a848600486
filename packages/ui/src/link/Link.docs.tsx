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
  anatomy: ['The text', 'An underline, so that colour is not the only sign'],
  keyboard: [
    ['Tab', 'Moves focus to it'],
    ['Enter', 'Follows the link'],
  ],
  related: ['Button', 'Breadcrumbs'],
};
