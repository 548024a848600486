import type { Guidance } from '../docs/guidance.ts';
import { BrandMark } from './BrandMark.tsx';

export const guidance: Guidance = {
  when: ['Whose product it is: in the navigation, on the sign-in page'],
  whenNot: ['A person: use `Avatar`'],
  pairs: [
    {
      do: {
        say: 'Write the firm as it writes itself',
        show: <BrandMark on="page" name="Noordhaven Vermogensbeheer" />,
      },
      dont: { say: 'Shorten it to what only colleagues know', show: <BrandMark on="page" name="NHVB" /> },
    },
  ],
  anatomy: ['The mark or the firm’s own logo', 'The firm’s name'],
  keyboard: [],
  related: ['TopNavigation', 'PublicLayout'],
};
