import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { TriageList, type TriageItem } from './TriageList.tsx';

const item = (id: string): TriageItem => ({ id, title: `Message ${id}`, when: 'today', href: `#${id}` });
const list = (ids: readonly string[], overrides = {}) => (
  <TriageList
    groups={[{ id: 'do', label: 'You do', count: String(ids.length), items: ids.map(item) }]}
    selected={new Set()}
    onSelect={() => undefined}
    {...overrides}
  />
);
const press = (key: string, target: EventTarget = document.activeElement ?? document.body) =>
  perform(
    () => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
const focused = () => (document.activeElement as HTMLElement | null)?.dataset['triage'];

describe('TriageList', () => {
  describeContract(list(['a']));

  it('gives the focus to the next one when what had it was dealt with', async () => {
    const { rerender } = await render(list(['a', 'b', 'c']));
    await press('j');
    await press('j');
    expect(focused()).toBe('b');
    await rerender(list(['a', 'c']));
    expect(focused()).toBe('c');
  });

  it('is one tab stop, where the focus was last', async () => {
    const { container } = await render(list(['a', 'b', 'c'], { current: 'b' }));
    const stops = () =>
      [...container.querySelectorAll<HTMLElement>('a, input')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ dataset }) => dataset['triage']);
    expect(stops()).toEqual(['b']);
    await perform(() => container.querySelector<HTMLElement>('[data-triage=b]')!.focus());
    await press('End');
    expect(focused()).toBe('c');
    expect(stops()).toEqual(['c']);
    await press('Home');
    expect(focused()).toBe('a');
  });

  it('selects with Space, but not a row that stands for several', async () => {
    const onSelect = vi.fn();
    const groups = [
      { id: 'do', label: 'You do', count: '93', items: [item('a'), { ...item('b'), isSelectable: false }] },
    ];
    const { container } = await render(list([], { groups, onSelect, hasKeys: false }));
    await perform(() => container.querySelector<HTMLElement>('[data-triage=a]')!.focus());
    await press(' ');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(new Set(['a']));
    await press('ArrowDown');
    await press(' ');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(container.querySelectorAll('input')).toHaveLength(1);
  });

  it('leaves single keys alone where somebody has turned them off', async () => {
    const onKey = vi.fn(() => true);
    await render(list(['a'], { hasKeys: false, onKey }));
    await press('j', document.body);
    await press('e', document.body);
    expect(focused()).toBeUndefined();
    expect(onKey).not.toHaveBeenCalled();
  });

  it('leaves keys to whoever types', async () => {
    const onKey = vi.fn(() => true);
    const { container } = await render(
      <div>
        <input />
        {list(['a'], { onKey })}
      </div>,
    );
    await press('e', container.querySelector('input')!);
    expect(onKey).not.toHaveBeenCalled();
  });
});
