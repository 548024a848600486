import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { ViewTabs } from './ViewTabs.tsx';

const views = [
  { id: 'all', label: 'All', count: '1,284', href: '#all' },
  { id: 'complete', label: 'Complete', href: '#complete' },
];

describe('ViewTabs', () => {
  describeContract(<ViewTabs label="Views" views={views} current="all" onChange={vi.fn()} />, {
    takesClassName: false,
  });

  it('are links with an address, the current one marked', async () => {
    const { container } = await render(
      <ViewTabs label="Views" views={views} current="all" onChange={vi.fn()} />,
    );
    expect(container.querySelector('[aria-current="page"]')?.textContent).toBe('All 1,284');
  });

  it('tells what the select chose', async () => {
    const onChange = vi.fn();
    const { container } = await render(
      <ViewTabs label="Views" views={views} current="all" onChange={onChange} />,
    );
    const select = container.querySelector('select')!;
    await perform(() => {
      select.value = 'complete';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(views[1]);
  });
});
