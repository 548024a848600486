import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { DescriptionList } from './DescriptionList.tsx';

describe('DescriptionList', () => {
  describeContract(<DescriptionList facts={[{ term: 'Born', value: '14 Mar 1968' }]} />);

  it('writes a dash for what is not known, and zero for zero', async () => {
    const { container } = await render(
      <DescriptionList
        facts={[
          { term: 'Legal form', value: null },
          { term: 'Parties', value: 0 },
        ]}
      />,
    );
    expect([...container.querySelectorAll('dd')].map(dd => dd.textContent)).toEqual(['—', '0']);
  });

  it('leaves nothing behind of facts that were called the same until their labels came', async () => {
    const of = (...terms: readonly string[]) => (
      <DescriptionList facts={terms.map((term, index) => ({ term, value: index }))} />
    );
    const { container, rerender } = await render(of('Custom fields', 'Custom fields'));
    await rerender(of('Introduced by', 'Annual meeting'));
    expect([...container.querySelectorAll('dt')].map(dt => dt.textContent)).toEqual([
      'Introduced by',
      'Annual meeting',
    ]);
  });
});
