import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { SearchField } from './SearchField.tsx';

describe('SearchField', () => {
  describeContract(<SearchField label="Search" value="" onValueChange={() => undefined} />, {
    target: 'input',
  });

  it('offers to clear only what is there', async () => {
    const field = (value: string) => (
      <SearchField label="Search" value={value} onValueChange={() => undefined} />
    );
    const { container, rerender } = await render(field(''));
    expect(container.querySelector('button')).toBeNull();
    await rerender(field('Utrecht'));
    expect(container.querySelector('button')?.getAttribute('aria-label')).toBe('Clear search');
  });
});
