import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { CountBadge } from './CountBadge.tsx';

describe('CountBadge', () => {
  describeContract(<CountBadge count={3} />);

  it.each([
    [1, '1'],
    [999, '999'],
    [1000, '999+'],
    [12345, '999+'],
  ])('shows %i as %s', async (count, shown) => {
    const { container } = await render(<CountBadge count={count} />);
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe(shown);
  });

  it('shows nothing for none', async () => {
    const { container } = await render(<CountBadge count={0} />);
    expect(container.childElementCount).toBe(0);
  });
});
