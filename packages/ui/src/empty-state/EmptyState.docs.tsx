import type { Guidance } from '../docs/guidance.ts';
import { EmptyState } from './EmptyState.tsx';

export const guidance: Guidance = {
  when: ['A list has nothing yet, or nothing that fits its filters'],
  whenNot: ['It could not be loaded: use `ErrorState`', 'The reader may not see it: use `NoPermission`'],
  pairs: [
    {
      do: {
        say: 'Say what will be here',
        show: (
          <EmptyState title="Nothing waits for you">Registrations appear here when somebody asks.</EmptyState>
        ),
      },
      dont: { say: 'Only say that there is nothing', show: <EmptyState title="No data" /> },
    },
  ],
  anatomy: ['The current state', 'What will appear here', 'One action'],
  keyboard: [],
  related: ['ErrorState', 'NoPermission', 'DataTable'],
};
