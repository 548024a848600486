import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterChip } from './FilterChip.tsx';

const bar = (onClear?: () => void) => (
  <FilterBar
    searchLabel="Search"
    placeholder="Name or city"
    search=""
    onSearch={vi.fn()}
    clearLabel="Clear filters"
    onClear={onClear}
  >
    {null}
  </FilterBar>
);
const chip = (chosen: readonly string[], onChange = vi.fn()) => (
  <FilterChip
    label="Type"
    options={[
      { value: 'A', label: 'Individual' },
      { value: 'B', label: 'Business' },
    ]}
    chosen={chosen}
    onChange={onChange}
    removeLabel="Remove the filter Type"
  />
);

describe('FilterBar', () => {
  describeContract(bar());

  it('offers to clear only while there is something to clear', async () => {
    const onClear = vi.fn();
    const { container, rerender } = await render(bar());
    expect(container.querySelector('button')).toBeNull();
    await rerender(bar(onClear));
    await perform(() => container.querySelector('button')!.click());
    expect(onClear).toHaveBeenCalledOnce();
  });
});

describe('FilterChip', () => {
  describeContract(chip([]));

  it('says what is chosen, and takes it away', async () => {
    const onChange = vi.fn();
    const { container } = await render(chip(['A', 'B'], onChange));
    const [open, remove] = container.querySelectorAll('button');
    expect(open?.textContent).toBe('Type: Individual, Business');
    await perform(() => remove!.click());
    expect(onChange).toHaveBeenCalledExactlyOnceWith([]);
  });
});
