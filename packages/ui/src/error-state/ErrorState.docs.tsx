import type { Guidance } from '../docs/guidance.ts';
import { ErrorState } from './ErrorState.tsx';

export const guidance: Guidance = {
  when: ['A part of a page could not be loaded or done'],
  whenNot: ['Something went wrong elsewhere: use `Toast`', 'A field is wrong: use `ErrorSummary`'],
  pairs: [
    {
      do: {
        say: 'Say what was kept',
        show: <ErrorState title="Not saved">Your text is still here. Try again.</ErrorState>,
      },
      dont: { say: 'Show the internal error', show: <ErrorState title="Error 500: null" /> },
    },
  ],
  anatomy: ['An icon', 'What failed', 'What was saved, and what to do next', 'The request id', '“Try again”'],
  keyboard: [],
  related: ['Toast', 'EmptyState', 'ErrorSummary'],
};
