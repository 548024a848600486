import { Button } from '../button/Button.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { Footer } from './Footer.tsx';

export const guidance: Guidance = {
  when: ['The last line of every page'],
  whenNot: ['Actions of a form: they stay at its end'],
  pairs: [
    {
      do: {
        say: 'Say whose software it is, and which firm uses it',
        show: <Footer product="Dossier" tenant="meridian" />,
      },
      dont: {
        say: 'Put everyday actions where no one looks',
        show: (
          <Footer product="Dossier" tenant="meridian">
            <Button size="small">Approve registration</Button>
          </Footer>
        ),
      },
    },
  ],
  anatomy: ['The product’s name', 'The firm’s name', 'The branch, unless it is a release'],
  keyboard: [],
  related: ['PageShell', 'PublicLayout'],
};
