import type { Guidance } from '../docs/guidance.ts';
import { Skeleton } from './Skeleton.tsx';

export const guidance: Guidance = {
  when: ['A list or a record is loading, and its shape is known'],
  whenNot: ['Content that is available at once: show it', 'Its shape is not known: use `Spinner`'],
  pairs: [
    {
      do: {
        say: 'Reserve space for the content that is loading',
        show: (
          <div className="grid gap-4">
            {['9rem', '12rem', '7rem'].map(width => (
              <div key={width} className="flex gap-6">
                <Skeleton width={width} />
                <Skeleton width="3rem" />
              </div>
            ))}
          </div>
        ),
      },
      dont: {
        say: 'Cover the area with one block: then everything jumps',
        show: <Skeleton width="14rem" height="6rem" />,
      },
    },
  ],
  anatomy: ['Blocks the size of the content'],
  keyboard: [],
  related: ['Spinner', 'DataTable'],
};
