import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { ValueList } from './ValueList.tsx';

const items = [{ id: '1', label: 'Zoë Müller', value: '60 %' }];

describe('ValueList', () => {
  describeContract(<ValueList items={items} />);

  it('says last what they come to', async () => {
    const { container } = await render(<ValueList items={items} total={{ label: 'Total', value: '60 %' }} />);
    expect(container.querySelector('dl')?.lastElementChild?.textContent).toBe('Total60 %');
  });
});
