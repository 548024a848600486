import { BrandMark } from '../brand-mark/BrandMark.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { TopNavigation } from './TopNavigation.tsx';

export const guidance: Guidance = {
  when: ['At the top of every page of the administration'],
  whenNot: ['Parts of a page: use `Tabs`', 'The views of a list: use `ViewTabs`'],
  pairs: [
    {
      do: {
        say: 'Name pages in one or two words',
        show: (
          <TopNavigation
            className="w-full"
            brand={<BrandMark name="Meridian" on="nav" />}
            items={[
              { id: 'inbox', label: 'Inbox', href: '#inbox', count: 12, countLabel: '12 unread' },
              { id: 'registrations', label: 'Registrations', href: '#registrations', isCurrent: true },
            ]}
          />
        ),
      },
      dont: {
        say: 'Mix actions with pages',
        show: (
          <TopNavigation
            className="w-full"
            brand={<BrandMark name="Meridian" on="nav" />}
            items={[
              { id: 'registrations', label: 'Registrations', href: '#registrations', isCurrent: true },
              { id: 'new', label: 'Create registration', href: '#new' },
              { id: 'out', label: 'Log out', href: '#out' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    'The brand',
    'Folder tabs, the current one joined to the page',
    '“More”, for tabs that do not fit',
    'Search, language, settings, user',
    'Below 768 px: a menu button with the count',
  ],
  keyboard: [
    ['Tab', 'Moves through the tabs'],
    ['Enter', 'Follows the link, or opens the menu of a tab'],
    ['Escape', 'Closes the menu and returns focus'],
  ],
  related: ['PageShell', 'UserMenu', 'CommandPalette'],
};
