import type { Guidance } from '../docs/guidance.ts';
import { EntityName } from './EntityName.tsx';

export const guidance: Guidance = {
  when: ['The name of a person, a couple or a business in a list'],
  whenNot: ['A member of the team: use `Avatar` and the name'],
  pairs: [
    {
      do: {
        say: 'Let the icon show the kind',
        show: (
          <EntityName kind="company" kindLabel="Business">
            Café Lumière SRL
          </EntityName>
        ),
      },
      dont: {
        say: 'Add it to the name: then search and sorting find it too',
        show: <EntityName kind="company">[BUSINESS] Café Lumière SRL</EntityName>,
      },
    },
  ],
  anatomy: ['An icon for its kind', 'The name'],
  keyboard: [],
  related: ['DataTable', 'Avatar'],
};
