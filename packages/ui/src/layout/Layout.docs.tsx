import type { Guidance } from '../docs/guidance.ts';
import { Section } from '../section/Section.tsx';
import { Stack } from './Stack.tsx';

export const guidance: Guidance = {
  imports: ['Cluster', 'Columns', 'Sheet', 'Stack'],
  when: ['To place things below or beside each other with the theme’s spacing'],
  whenNot: ['A part of a page under a heading: use `Section`'],
  pairs: [
    {
      do: {
        say: 'Separate things by spacing and a heading',
        show: (
          <Stack gap="section">
            <Section title="Identity">Verified on 12 November.</Section>
            <Section title="Address">Maliebaan 14, Utrecht.</Section>
          </Stack>
        ),
      },
      dont: {
        say: 'Nest one sheet in another',
        show: (
          <Section title="Person" variant="sheet">
            <Section title="Home" variant="sheet">
              Maliebaan 14, Utrecht.
            </Section>
          </Section>
        ),
      },
    },
  ],
  anatomy: [
    'Stack: one below the other',
    'Cluster: side by side, wrapping',
    'Columns: side by side where they fit',
    'Sheet: one surface, divided by lines',
  ],
  keyboard: [],
  related: ['Section', 'PageShell'],
};
