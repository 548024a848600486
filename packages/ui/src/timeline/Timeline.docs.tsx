import type { Guidance } from '../docs/guidance.ts';
import { Timeline } from './Timeline.tsx';

export const guidance: Guidance = {
  when: ['What happened to a record, and who did it'],
  whenNot: ['Steps that are still to come: use `Stepper`', 'Values before and after: use `DiffView`'],
  pairs: [
    {
      do: {
        say: 'Say who did what',
        show: (
          <Timeline
            label="Told"
            categories={[]}
            events={[
              {
                id: 'a',
                category: 'x',
                at: '2026-11-12T16:05:00+01:00',
                title: 'Malik Bakker changed the city',
              },
            ]}
          />
        ),
      },
      dont: {
        say: 'Show internal event names',
        show: (
          <Timeline
            label="Logged"
            categories={[]}
            events={[{ id: 'b', category: 'x', at: '2026-11-12T16:05:00+01:00', title: 'PARTY_UPDATED' }]}
          />
        ),
      },
    },
  ],
  anatomy: [
    'A toggle for each kind of event',
    'A dot for each event, filled for milestones',
    'Who did what',
    'When',
  ],
  keyboard: [
    ['Tab', 'Moves through the toggles and links'],
    ['Space', 'Turns a filter on or off'],
  ],
  related: ['DiffView', 'Stepper'],
};
