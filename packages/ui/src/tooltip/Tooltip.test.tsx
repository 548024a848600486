import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { Tooltip } from './Tooltip.tsx';
import { tooltipDelayMs, tooltipLingerMs } from './use-tooltip.ts';

const tip = () => document.querySelector('[role="tooltip"]');
const pointer = (element: Element, type: string, pointerType = 'mouse') =>
  perform(() => element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType })));
const pass = (ms: number) => perform(() => void vi.advanceTimersByTime(ms));
/** Where no keyboard was used, an environment without a browser shows no focus: the test says that it is shown. */
const focusByKeyboard = (element: HTMLElement) => {
  vi.spyOn(element, 'matches').mockReturnValue(true);
  return perform(() => element.focus());
};

async function shown() {
  const onFocus = vi.fn();
  const { container } = await render(
    <Tooltip text="As one PDF">
      <button type="button" aria-describedby="before" onFocus={onFocus}>
        Export
      </button>
    </Tooltip>,
  );
  return { button: container.querySelector('button')!, onFocus };
}

describe('Tooltip', () => {
  describeContract(
    <Tooltip text="As one PDF">
      <button type="button">Export</button>
    </Tooltip>,
    {
      target: '[role="tooltip"]',
      isOverlay: true,
      appear: container => focusByKeyboard(container.querySelector('button')!),
    },
  );

  it('describes its control whether it is shown or not, besides what describes it already', async () => {
    const { button } = await shown();
    const [before, ours] = button.getAttribute('aria-describedby')!.split(' ');
    expect(before).toBe('before');
    expect(document.getElementById(ours!)?.textContent).toBe('As one PDF');
    expect(tip()).toBeNull();
  });

  it('is shown by the keyboard at once, and goes with the focus', async () => {
    const { button, onFocus } = await shown();
    await focusByKeyboard(button);
    expect(tip()?.textContent).toBe('As one PDF');
    expect(onFocus).toHaveBeenCalledOnce();
    await perform(() => button.blur());
    expect(tip()).toBeNull();
  });

  it('goes with Escape, which closes nothing else', async () => {
    const { button } = await shown();
    const around = vi.fn();
    document.addEventListener('keydown', around);
    onTestFinished(() => document.removeEventListener('keydown', around));
    await focusByKeyboard(button);
    const escape = () =>
      perform(() => button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    await escape();
    expect(tip()).toBeNull();
    expect(around).not.toHaveBeenCalled();
    await escape();
    expect(around).toHaveBeenCalledOnce();
  });

  describe('with a mouse', () => {
    it('comes when the mouse rests, stays while it is on the text, and goes soon after', async () => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const { button } = await shown();
      // Right after another one it would come at once.
      await pass(tooltipLingerMs);
      await pointer(button, 'pointerover');
      await pass(tooltipDelayMs - 1);
      expect(tip()).toBeNull();
      await pass(1);
      expect(tip()).not.toBeNull();
      await pointer(button, 'pointerout');
      await pointer(tip()!, 'pointerover');
      await pass(tooltipLingerMs);
      expect(tip()).not.toBeNull();
      await pointer(tip()!, 'pointerout');
      await pass(tooltipLingerMs);
      expect(tip()).toBeNull();
    });

    it('does not come on a touch screen, nor after a press', async () => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const { button } = await shown();
      await pointer(button, 'pointerover', 'touch');
      await pass(tooltipDelayMs);
      expect(tip()).toBeNull();
      await pointer(button, 'pointerover');
      await pointer(button, 'pointerdown');
      await pass(tooltipDelayMs);
      expect(tip()).toBeNull();
    });

    it('comes at once right after another one: along a toolbar', async () => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const { button } = await shown();
      const { button: next } = await shown();
      await focusByKeyboard(button);
      await perform(() => button.blur());
      await pointer(next, 'pointerover');
      expect(tip()).not.toBeNull();
    });
  });
});
