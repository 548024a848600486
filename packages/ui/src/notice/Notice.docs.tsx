import type { Guidance } from '../docs/guidance.ts';
import { Notice } from './Notice.tsx';

export const guidance: Guidance = {
  when: ['A message about the page that stays while it is true'],
  whenNot: [
    'Someone else decides: `decision` is for the reader’s own decision alone',
    'Something just happened: use `Toast`',
    'It needs an answer: use `Modal`',
    'A field is wrong: the field says so',
  ],
  pairs: [
    {
      do: {
        say: 'Say what to do',
        show: <Notice tone="warning">30 days remain to update your settings.</Notice>,
      },
      dont: { say: 'Shout', show: <Notice tone="danger">Warning!!</Notice> },
    },
  ],
  anatomy: [
    'An icon, except for `neutral` and `decision`',
    'A title, if there is more than one sentence',
    'The text, with a link to the action',
  ],
  keyboard: [],
  related: ['Toast', 'ErrorState', 'Modal'],
};
