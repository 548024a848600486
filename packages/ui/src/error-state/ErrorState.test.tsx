import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { ErrorState } from './ErrorState.tsx';

describe('ErrorState', () => {
  describeContract(<ErrorState title="Title" />);

  it('is announced, and carries what support asks for', async () => {
    const { container } = await render(<ErrorState title="Not loaded" reference="req_7f3a91c2" />);
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('req_7f3a91c2');
  });
});
