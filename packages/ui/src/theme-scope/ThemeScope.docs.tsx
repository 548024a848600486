import { Button } from '../button/Button.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { ThemeScope } from './ThemeScope.tsx';

export const guidance: Guidance = {
  when: [
    'Part of a page shows another brand: a preview, a portal of several firms',
    'Part of a light page is dark, or the other way round',
  ],
  whenNot: [
    'The whole page has one look: put `data-tenant`, `data-scheme` and `data-density` on `<html>`',
    'A part only needs a quieter ground: use `Section`',
  ],
  pairs: [
    {
      do: {
        say: 'Change the scheme with the scope, so that every role follows',
        show: (
          <ThemeScope scheme="dark" className="rounded-md p-3">
            <Button>Preview</Button>
          </ThemeScope>
        ),
      },
      dont: {
        say: 'Darken only the background',
        show: (
          <div className="rounded-md bg-surface-inverse p-3">
            <Button>Preview</Button>
          </div>
        ),
      },
    },
  ],
  anatomy: ['The ground of its look', 'Its content', 'Whatever opens from inside it, at the end of the page'],
  keyboard: [],
  related: ['Section', 'PageShell', 'Modal'],
};
