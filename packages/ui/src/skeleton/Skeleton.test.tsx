import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Skeleton } from './Skeleton.tsx';

describe('Skeleton', () => {
  describeContract(<Skeleton />);

  it('has the size of what is on its way, and says nothing', async () => {
    const { container } = await render(<Skeleton width="10rem" />);
    const block = container.querySelector('span')!;
    expect(block.style.width).toBe('10rem');
    expect(block.getAttribute('aria-hidden')).toBe('true');
  });
});
