import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'details', label: 'Details', content: 'Name' },
  { id: 'documents', label: 'Documents', count: 6, content: 'Six documents' },
];

describe('Tabs', () => {
  describeContract(<Tabs label="Party" items={items} />);

  it('tells which one is chosen, by its id', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(<Tabs label="Party" items={items} onValueChange={onValueChange} />);
    await perform(() => container.querySelectorAll<HTMLElement>('[role="tab"]')[1]!.click());
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('documents');
    expect(container.querySelector('[role="tabpanel"][tabindex="0"]')?.textContent).toBe('Six documents');
  });

  it('shows what it is told to', async () => {
    const { container } = await render(<Tabs label="Party" items={items} value="documents" />);
    expect(container.querySelector('[aria-selected="true"]')?.textContent).toBe('Documents6');
  });
});
