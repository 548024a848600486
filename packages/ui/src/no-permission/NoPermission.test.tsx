import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { NoPermission } from './NoPermission.tsx';

describe('NoPermission', () => {
  describeContract(<NoPermission />);

  it('says it as the specification does', async () => {
    const { container } = await render(<NoPermission />);
    expect(container.querySelector('h2')?.textContent).toBe("You don't have access to this page!");
  });
});
