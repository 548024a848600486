import type { Guidance } from '../docs/guidance.ts';
import { BrandMark } from './BrandMark.tsx';

export const guidance: Guidance = {
  when: ['Whose product it is: in the navigation, on the sign-in page'],
  whenNot: ['A person: use `Avatar`'],
  pairs: [
    {
      do: {
        say: 'Write the name as the firm does',
        show: <BrandMark on="page" name="Noordhaven Vermogensbeheer" />,
      },
      dont: { say: 'Shorten it to an internal abbreviation', show: <BrandMark on="page" name="NHVB" /> },
    },
  ],
  anatomy: ['The product’s or the firm’s logo', 'The firm’s name'],
  keyboard: [],
  related: ['TopNavigation', 'PublicLayout'],
};
