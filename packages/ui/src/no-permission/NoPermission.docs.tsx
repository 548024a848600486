import type { Guidance } from '../docs/guidance.ts';
import { NoPermission } from './NoPermission.tsx';

export const guidance: Guidance = {
  when: ['A page or a part of it is not for this person'],
  whenNot: ['An action is not possible now: use `ActionGate`', 'There is nothing: use `EmptyState`'],
  pairs: [
    {
      do: {
        say: 'Say who can give access',
        show: <NoPermission>An Admin of your firm can give you access.</NoPermission>,
      },
      dont: {
        say: 'Tell what there is to those who may not know',
        show: <NoPermission title="Zoë Müller’s file is under investigation">Ask Compliance.</NoPermission>,
      },
    },
  ],
  anatomy: ['A lock', 'That it is not for them, never whether it exists', 'Who can give access'],
  keyboard: [],
  related: ['ActionGate', 'EmptyState'],
};
