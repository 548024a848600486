import type { Guidance } from '../docs/guidance.ts';
import { Avatar } from './Avatar.tsx';
import { PersonName } from './PersonName.tsx';

export const guidance: Guidance = {
  when: ['A person beside their name, in a narrow row'],
  whenNot: ['Alone: two letters name nobody', 'A firm: use `BrandMark`'],
  pairs: [
    {
      do: { say: 'Put the name beside it', show: <PersonName>Sanne de Wit</PersonName> },
      dont: { say: 'Let two letters stand for a person', show: <Avatar name="Sanne de Wit" /> },
    },
  ],
  anatomy: ['Two letters'],
  keyboard: [],
  related: ['UserMenu', 'EntityName'],
};
