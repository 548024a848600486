import { Held } from '../docs/Held.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { DossierIndex } from './DossierIndex.tsx';

export const guidance: Guidance = {
  when: ['A client file: its sections and its state'],
  whenNot: ['Parts of any other page: use `Tabs`'],
  pairs: [
    {
      do: {
        say: 'Show in the index what is missing',
        show: (
          <Held start="parties">
            {(current, change) => (
              <DossierIndex
                label="Sections of the file"
                tone="warning"
                current={current}
                onChange={({ id }) => change(id)}
                sections={[
                  { id: 'parties', label: 'Parties', state: '1 open', href: '#parties' },
                  { id: 'documents', label: 'Documents', state: '6/6', href: '#documents' },
                ]}
              >
                One party has no identity document.
              </DossierIndex>
            )}
          </Held>
        ),
      },
      dont: {
        say: 'Make people open every section to find it',
        show: (
          <Held start="general">
            {(current, change) => (
              <DossierIndex
                label="Parts of the file"
                tone="warning"
                current={current}
                onChange={({ id }) => change(id)}
                sections={[
                  { id: 'general', label: 'General', href: '#general' },
                  { id: 'other', label: 'Other', href: '#other' },
                ]}
              >
                Something is incomplete.
              </DossierIndex>
            )}
          </Held>
        ),
      },
    },
  ],
  anatomy: [
    'Section tabs with their status',
    'The page',
    'The spine on top, in the colour of the file’s status',
    'Below 1024 px: a select',
    'What is due, above the aside; below 1200 px above everything',
  ],
  keyboard: [
    ['Tab', 'Moves through the sections'],
    ['Enter', 'Opens a section'],
  ],
  related: ['Tabs', 'Stepper', 'PageShell'],
};
