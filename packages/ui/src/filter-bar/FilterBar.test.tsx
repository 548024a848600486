import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterChip } from './FilterChip.tsx';

const bar = (onClear?: () => void, applied = 0) => (
  <FilterBar
    searchLabel="Search"
    placeholder="Name or city"
    search=""
    onSearch={vi.fn()}
    clearLabel="Clear filters"
    onClear={onClear}
    applied={applied}
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
    const clear = () =>
      [...container.querySelectorAll('button')].find(button => button.textContent === 'Clear filters');
    expect(clear()).toBeUndefined();
    await rerender(bar(onClear));
    await perform(() => clear()!.click());
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('keeps its filters behind a button on a narrow page, which says how many are set', async () => {
    const { container } = await render(bar(undefined, 2));
    const toggle = container.querySelector('button')!;
    expect(toggle.textContent).toMatch(/^Filters2/);
    expect(toggle.querySelector('.sr-only')?.textContent).toBe('2 set');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    const filters = document.getElementById(toggle.getAttribute('aria-controls')!)!;
    expect(filters.dataset['open']).toBeUndefined();
    await perform(() => toggle.click());
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(filters.dataset['open']).toBe('true');
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
