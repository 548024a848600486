import { BrandMark } from '../brand-mark/BrandMark.tsx';
import type { Guidance } from '../docs/guidance.ts';
import { Footer } from '../footer/Footer.tsx';
import { TopNavigation } from '../top-navigation/TopNavigation.tsx';
import { PageShell } from './PageShell.tsx';

const items = [
  { id: 'registrations', label: 'Registrations', href: '#registrations', isCurrent: true },
  { id: 'tasks', label: 'Tasks', href: '#tasks' },
];

export const guidance: Guidance = {
  when: ['The frame of every page of the administration'],
  whenNot: ['Pages before signing in: use `PublicLayout`'],
  pairs: [
    {
      do: {
        say: 'Use it for every page: navigation, skip link, content',
        show: (
          <PageShell
            layout="container"
            className="w-full"
            style={{ minBlockSize: 0 }}
            header={<TopNavigation brand={<BrandMark name="Meridian" on="nav" />} items={items} />}
            footer={<Footer product="Dossier" tenant="meridian" />}
          >
            <p>37 registrations wait for your approval.</p>
          </PageShell>
        ),
      },
      dont: {
        say: 'Build your own frame: keyboard users pass every tab first',
        show: (
          <div className="grid w-full gap-4">
            <TopNavigation brand={<BrandMark name="Meridian" on="nav" />} items={items} />
            <p>37 registrations wait for your approval.</p>
          </div>
        ),
      },
    },
  ],
  anatomy: ['A skip link', 'The navigation', 'The content', 'The footer'],
  keyboard: [['Tab', 'Reaches the skip link first']],
  related: ['TopNavigation', 'Footer', 'PageHeader'],
};
