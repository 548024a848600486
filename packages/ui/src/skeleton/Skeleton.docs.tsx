import type { Guidance } from '../docs/guidance.ts';
import { Skeleton } from './Skeleton.tsx';

export const guidance: Guidance = {
  when: ['A list or a record is on its way, and its shape is known'],
  whenNot: ['What is there at once: show it', 'Its shape is not known: use `Spinner`'],
  pairs: [
    {
      do: {
        say: 'Keep the place of the words that come',
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
        say: 'Grey out the room: then everything jumps',
        show: <Skeleton width="14rem" height="6rem" />,
      },
    },
  ],
  anatomy: ['Blocks of the size of what comes'],
  keyboard: [],
  related: ['Spinner', 'DataTable'],
};
