import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { SplitPane } from './SplitPane.tsx';

const panes = (share: number, onShareChange = vi.fn()) => (
  <SplitPane name="the list" start="List" end="Detail" share={share} onShareChange={onShareChange} />
);

describe('SplitPane', () => {
  describeContract(panes(40));

  it.each([
    ['ArrowRight', 40, 42],
    ['ArrowLeft', 21, 20],
    ['Home', 40, 20],
    ['End', 40, 80],
    ['Enter', 40, 0],
    ['Enter', 0, 20],
  ])('%s moves it from %i to %i', async (key, share, expected) => {
    const onShareChange = vi.fn();
    const { container } = await render(panes(share, onShareChange));
    const separator = container.querySelector('[role="separator"]')!;
    await perform(() => void separator.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    expect(onShareChange).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it('brings the pane back as wide as it was', async () => {
    const onShareChange = vi.fn();
    const { container, rerender } = await render(panes(55, onShareChange));
    const separator = container.querySelector('[role="separator"]')!;
    const enter = () =>
      void separator.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await perform(enter);
    await rerender(panes(0, onShareChange));
    expect(container.querySelector('[hidden]')?.textContent).toBe('List');
    await perform(enter);
    expect(onShareChange).toHaveBeenLastCalledWith(55);
  });

  it('leaves other keys to the page', async () => {
    const onShareChange = vi.fn();
    const { container } = await render(panes(40, onShareChange));
    const press = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
    await perform(() => void container.querySelector('[role="separator"]')!.dispatchEvent(press));
    expect(press.defaultPrevented).toBe(false);
    expect(onShareChange).not.toHaveBeenCalled();
  });
});
