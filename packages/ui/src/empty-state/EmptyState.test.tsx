import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { EmptyState } from './EmptyState.tsx';

describe('EmptyState', () => {
  describeContract(<EmptyState title="Title" />);

  it('says what will be here under a heading', async () => {
    const { container } = await render(<EmptyState title="Nothing waits">They appear here.</EmptyState>);
    expect(container.querySelector('h2')?.textContent).toBe('Nothing waits');
    expect(container.querySelector('p')?.textContent).toBe('They appear here.');
  });
});
