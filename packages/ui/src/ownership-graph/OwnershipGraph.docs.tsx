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
    'The heading, which is its accessible name',
    'Zoom, the switch between graph and table, and actions',
    'Nodes: the subject is filled, beneficial owners have a strong border, unknown holders a dashed one',
    'Edges labelled with the share; dashed where none was entered',
    'The total of each entity’s shares, and how much is missing or in excess',
  ],
  keyboard: [
    ['Tab', 'Moves focus to the node that last had it, at first the subject: the graph is one tab stop'],
    ['ArrowUp', 'Moves to a holder (ArrowLeft where holders are on the left)'],
    ['ArrowDown', 'Moves to a holding (ArrowRight there)'],
    ['ArrowRight', 'Moves to the next node of the layer (ArrowDown there)'],
    ['ArrowLeft', 'Moves to the previous node of the layer (ArrowUp there)'],
    ['Home', 'Moves to the first node'],
    ['End', 'Moves to the last node'],
    ['Enter', 'Opens its details'],
  ],
  related: ['ValueList', 'EntityName'],
};
