import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { TopNavigation } from './TopNavigation.tsx';

describe('TopNavigation', () => {
  describeContract(<TopNavigation brand="Meridian" items={[]} />);

  it('says which place is the current one, and how much waits', async () => {
    const { container } = await render(
      <TopNavigation
        brand="Meridian"
        items={[
          {
            id: 'inbox',
            label: 'Inbox',
            href: '#inbox',
            count: 1284,
            countLabel: '1,284 unread',
            isUrgent: true,
          },
          { id: 'list', label: 'Registrations', href: '#list', isCurrent: true },
        ]}
      />,
    );
    const nav = container.querySelector('nav')!;
    expect(nav.querySelector('[aria-current="page"]')?.textContent).toBe('Registrations');
    expect(nav.textContent).toContain('999+1,284 unread');
  });
});
