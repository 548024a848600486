import type { Guidance } from '../docs/guidance.ts';
import { OwnershipGraph } from './OwnershipGraph.tsx';

const company = { id: 'company', label: 'Linde B.V.', kind: 'company', isSubject: true } as const;
const owner = { id: 'owner', label: 'Zoë Müller', kind: 'person', note: 'UBO' } as const;

export const guidance: Guidance = {
  when: [
    'Who owns how much of what, where the whole structure matters: people, companies and the links between them',
  ],
  whenNot: [
    'Shares of one company in a narrow space: use `ValueList`',
    'Steps that follow each other: use `Stepper`',
  ],
  pairs: [
    {
      do: {
        say: 'Pass shares exactly as entered: what is missing becomes visible',
        show: (
          <OwnershipGraph
            title="Ownership"
            nodes={[owner, company]}
            edges={[{ from: 'owner', to: 'company', share: '60.25' }]}
          />
        ),
      },
      dont: {
        say: 'Round them, or leave out holders so that they add up',
        show: (
          <OwnershipGraph
            title="Ownership"
            nodes={[owner, company]}
            edges={[{ from: 'owner', to: 'company', share: '100' }]}
          />
        ),
      },
    },
  ],
  anatomy: [
    'The heading, which names it',
    'The switch between drawing and table, and actions',
    'Boxes: the one that it is about is filled, beneficial owners have a strong edge, unknown holders a dashed one',
    'Lines with the share that was entered; a dashed one where none was',
    'What the shares of each entity come to, and what is missing or too much',
  ],
  keyboard: [
    [
      'Tab',
      'Leads to the box that had the focus last, at first to the one that it is about: the drawing is one stop',
    ],
    ['ArrowUp', 'A holder (ArrowLeft where holders stand before what they hold)'],
    ['ArrowDown', 'Something it holds (ArrowRight there)'],
    ['ArrowRight', 'The next in the layer (ArrowDown there)'],
    ['ArrowLeft', 'The one before in the layer (ArrowUp there)'],
    ['Home', 'The first box'],
    ['End', 'The last one'],
    ['Enter', 'Opens what more is said about it'],
  ],
  related: ['ValueList', 'EntityName'],
};
