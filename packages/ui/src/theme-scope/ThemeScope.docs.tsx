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
    'A part only needs a quieter background: use `Section`',
  ],
  pairs: [
    {
      do: {
        say: 'Change a part with the scope, so that everything in it follows',
        show: (
          <ThemeScope density="compact" className="flex gap-2 rounded-md p-3">
            <Button>Preview</Button>
            <Button variant="primary">Publish</Button>
          </ThemeScope>
        ),
      },
      dont: {
        say: 'Change its components one by one',
        show: (
          <div className="flex gap-2 rounded-md p-3">
            <Button size="small">Preview</Button>
            <Button variant="primary">Publish</Button>
          </div>
        ),
      },
    },
  ],
  anatomy: [
    'The background of its theme',
    'Its content',
    'Overlays opened from inside, at the end of the page',
  ],
  keyboard: [],
  related: ['Section', 'PageShell', 'Modal'],
};
