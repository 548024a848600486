import type { Guidance } from '../docs/guidance.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const guidance: Guidance = {
  when: ['A page below another page that people come from'],
  whenNot: ['A top-level page: it is in the navigation', 'Steps of a task: use `Stepper`'],
  pairs: [
    {
      do: {
        say: 'Link to the pages above',
        show: <Breadcrumbs label="Above" crumbs={[{ label: 'Registrations', href: '#list' }]} />,
      },
      dont: {
        say: 'Repeat the current page',
        show: <Breadcrumbs label="Here" crumbs={[{ label: 'This page', href: '#here' }]} />,
      },
    },
  ],
  anatomy: ['Links to the parent pages, without the page itself'],
  keyboard: [
    ['Tab', 'Moves through the links'],
    ['Enter', 'Follows the link'],
  ],
  related: ['PageHeader', 'TopNavigation'],
};
