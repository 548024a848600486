import type { Guidance } from '../docs/guidance.ts';
import { NoPermission } from './NoPermission.tsx';

export const guidance: Guidance = {
  when: ['The reader may not see a page or a part of it'],
  whenNot: ['An action is unavailable now: use `ActionGate`', 'There is nothing: use `EmptyState`'],
  pairs: [
    {
      do: {
        say: 'Say who can give access',
        show: <NoPermission>An Admin of your firm can give you access.</NoPermission>,
      },
      dont: {
        say: 'Reveal what is hidden to those who may not know',
        show: <NoPermission title="Zoë Müller’s file is under investigation">Ask Compliance.</NoPermission>,
      },
    },
  ],
  anatomy: [
    'A lock icon',
    'A text that says access is denied, never whether the record exists',
    'Who can grant access',
  ],
  keyboard: [],
  related: ['ActionGate', 'EmptyState'],
};
