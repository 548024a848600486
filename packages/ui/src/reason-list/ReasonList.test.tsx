import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { ReasonList } from './ReasonList.tsx';

const items = [{ id: 'role', kind: 'reason' as const, text: 'Role Admin gives it' }];

describe('ReasonList', () => {
  describeContract(<ReasonList items={items} />);

  it('says the answer first', async () => {
    const { container } = await render(<ReasonList answer="Yes" items={items} />);
    expect(container.textContent).toBe('YesRole Admin gives it');
  });
});
