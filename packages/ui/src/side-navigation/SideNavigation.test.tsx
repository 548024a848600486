import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { SideNavigation } from './SideNavigation.tsx';

const groups = [
  { id: 'general', label: 'General', items: [{ id: 'contact', label: 'Contact', href: '/contact' }] },
];

describe('SideNavigation', () => {
  describeContract(
    <SideNavigation title="Settings" back="/settings" groups={groups}>
      Contact
    </SideNavigation>,
  );

  it('says which page is open, and leads back to all of them', async () => {
    const { container } = await render(
      <SideNavigation title="Settings" back="/settings" groups={groups} current="contact">
        Contact
      </SideNavigation>,
    );
    expect(container.querySelector('[aria-current=page]')?.textContent).toBe('Contact');
    expect([...container.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual([
      '/contact',
      '/settings',
    ]);
  });
});
