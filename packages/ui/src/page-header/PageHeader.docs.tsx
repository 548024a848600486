import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { PageHeader } from './PageHeader.tsx';

export const guidance: Guidance = {
  when: ['At the top of every page'],
  whenNot: ['Above a part of a page: use `Section`'],
  pairs: [
    {
      do: {
        say: 'Title the page with the name of its record',
        show: (
          <PageHeader
            title="Zoë Müller"
            badge={<Badge tone="warning">Incomplete</Badge>}
            actions={<Button variant="primary">Accept</Button>}
          />
        ),
      },
      dont: {
        say: 'Title it with the kind of record: ten browser tabs look alike',
        show: <PageHeader title="Registration details" actions={<Button variant="primary">OK</Button>} />,
      },
    },
  ],
  anatomy: [
    'Breadcrumbs',
    'The title, which receives focus after navigation',
    'A badge',
    'A line of text below',
    'Actions, one of them primary',
  ],
  keyboard: [],
  related: ['Breadcrumbs', 'PageShell', 'Section'],
};
