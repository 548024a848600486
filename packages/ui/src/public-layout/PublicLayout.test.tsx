import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { PublicLayout } from './PublicLayout.tsx';

describe('PublicLayout', () => {
  describeContract(
    <PublicLayout brand="Meridian" claim="Complete." title="Welcome!" links={[]} copyright="©">
      Form
    </PublicLayout>,
  );

  it('has everything in a landmark', async () => {
    const { container } = await render(
      <PublicLayout
        brand="Meridian"
        claim="Complete."
        title="Welcome!"
        links={[{ label: 'Blog', href: 'https://example.com' }]}
        copyright="©"
      >
        Form
      </PublicLayout>,
    );
    for (const link of container.querySelectorAll('a'))
      expect(link.closest('header, aside, main, footer')).not.toBeNull();
  });

  it('tells places outside nothing about where one comes from', async () => {
    const links = [{ label: 'Blog', href: 'https://example.com' }];
    const { container } = await render(
      <PublicLayout
        brand="Meridian"
        claim="Complete."
        title="Welcome!"
        links={links}
        social={links}
        copyright="©"
      >
        Form
      </PublicLayout>,
    );
    const publicLinks = [...container.querySelectorAll('a')];
    expect(publicLinks).toHaveLength(3);
    for (const link of publicLinks) expect(link.rel).toBe('noopener noreferrer');
  });
});
