import type { Guidance } from '../docs/guidance.ts';
import { Avatar } from './Avatar.tsx';
import { PersonName } from './PersonName.tsx';

export const guidance: Guidance = {
  when: ['A person beside their name, in a narrow row'],
  whenNot: ['On its own: two initials do not identify anyone', 'A firm: use `BrandMark`'],
  pairs: [
    {
      do: { say: 'Show the name beside it', show: <PersonName>Sanne de Wit</PersonName> },
      dont: { say: 'Rely on two initials alone', show: <Avatar name="Sanne de Wit" /> },
    },
  ],
  anatomy: ['Two letters'],
  keyboard: [],
  related: ['UserMenu', 'EntityName'],
};
