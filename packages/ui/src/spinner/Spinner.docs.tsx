import type { Guidance } from '../docs/guidance.ts';
import { Spinner } from './Spinner.tsx';

export const guidance: Guidance = {
  when: ['Something takes a moment: a press, a search'],
  whenNot: [
    'A page that is loading: use `Skeleton`',
    'Progress is known: use `Progress`',
    'The whole page waits: use `SpinnerOverlay`',
  ],
  pairs: [
    {
      do: {
        say: 'Say what is happening',
        show: (
          <span className="inline-flex items-center gap-2">
            <Spinner /> Searching the registry…
          </span>
        ),
      },
      dont: { say: 'Show it without a text', show: <Spinner size="large" label="Loading" /> },
    },
  ],
  anatomy: ['The spinner', 'A visually hidden text that says what is loading'],
  keyboard: [],
  related: ['SpinnerOverlay', 'Skeleton', 'Progress'],
};
