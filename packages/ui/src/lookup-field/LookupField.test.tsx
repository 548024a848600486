import { expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { LookupField } from './LookupField.tsx';

describeContract(
  <LookupField
    label="Register"
    searchLabel="Search"
    onSearch={vi.fn()}
    resultsLabel="Results"
    results={[]}
  />,
);

it('says what was found, and offers what can be done with each', async () => {
  const { container } = await render(
    <LookupField
      label="Register"
      searchLabel="Search"
      onSearch={vi.fn()}
      resultsLabel="Results"
      results={[
        { id: '1', title: 'De Haven', about: 'Rotterdam', action: <button type="button">Use</button> },
      ]}
    />,
  );
  expect(container.querySelector('ul')?.getAttribute('aria-label')).toBe('Results');
  expect(container.querySelector('li button')?.textContent).toBe('Use');
});
