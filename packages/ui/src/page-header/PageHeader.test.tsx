import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { PageHeader } from './PageHeader.tsx';

describe('PageHeader', () => {
  describeContract(<PageHeader title="Registrations" />);

  it('has the one title, which can take the focus after navigation', async () => {
    const { container } = await render(<PageHeader title="Registrations">1,284</PageHeader>);
    const title = container.querySelector('h1')!;
    expect(title.textContent).toBe('Registrations');
    expect(title.getAttribute('tabindex')).toBe('-1');
  });

  it('keeps the place of a line that is still loading', async () => {
    const { container } = await render(<PageHeader title="Registrations">{null}</PageHeader>);
    expect(container.querySelector('p')?.textContent).toBe('');
  });
});
