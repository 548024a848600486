import type { Guidance } from '../docs/guidance.ts';
import { SideNavigation } from './SideNavigation.tsx';

const pages = (labels: readonly string[]) => [
  { id: 'all', label: 'General', items: labels.map(label => ({ id: label, label, href: '#settings' })) },
];

export const guidance: Guidance = {
  when: ['More than five pages of one kind, each with an address: settings'],
  whenNot: ['Views of one list: use `ViewTabs`', 'Parts of one record: use `DossierIndex`'],
  pairs: [
    {
      do: {
        say: 'Name what the page contains',
        show: <SideNavigation title="Settings" back="#settings" groups={pages(['Contact', 'File types'])} />,
      },
      dont: {
        say: 'List pages that cannot be opened',
        show: <SideNavigation title="Settings" back="#settings" groups={pages(['Contact', 'Coming soon'])} />,
      },
    },
  ],
  anatomy: ['A heading for the whole', 'Groups with a name', 'The current page'],
  keyboard: [['Tab', 'Moves from page to page']],
  related: ['ViewTabs', 'DossierIndex', 'TopNavigation'],
};
