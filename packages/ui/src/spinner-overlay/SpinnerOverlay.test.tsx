import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { SpinnerOverlay } from './SpinnerOverlay.tsx';

const shown = () => document.querySelector('[role="status"]');

describe('SpinnerOverlay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  describeContract(<SpinnerOverlay isBusy />, {
    target: '[role="status"]',
    isOverlay: true,
    appear: () => perform(() => vi.advanceTimersByTime(150)),
  });

  it('does not blink for what comes within 150 ms', async () => {
    const { rerender } = await render(<SpinnerOverlay isBusy />);
    await perform(() => vi.advanceTimersByTime(149));
    expect(shown()).toBeNull();
    await rerender(<SpinnerOverlay isBusy={false} />);
    await perform(() => vi.advanceTimersByTime(1000));
    expect(shown()).toBeNull();
  });

  it('shows from 150 ms on, and goes with the work', async () => {
    const { rerender } = await render(<SpinnerOverlay isBusy label="Opening the file" />);
    await perform(() => vi.advanceTimersByTime(150));
    expect(shown()?.textContent).toBe('Opening the file');
    await rerender(<SpinnerOverlay isBusy={false} label="Opening the file" />);
    expect(shown()).toBeNull();
  });

  it('lets nothing be pressed by keyboard while it shows', async () => {
    const { rerender } = await render(<SpinnerOverlay isBusy />);
    const press = () => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(press()).toBe(false);
    await perform(() => vi.advanceTimersByTime(150));
    expect(press()).toBe(true);
    await rerender(<SpinnerOverlay isBusy={false} />);
    expect(press()).toBe(false);
  });

  it('waits anew for the next', async () => {
    const { rerender } = await render(<SpinnerOverlay isBusy />);
    await perform(() => vi.advanceTimersByTime(200));
    await rerender(<SpinnerOverlay isBusy={false} />);
    await rerender(<SpinnerOverlay isBusy />);
    expect(shown()).toBeNull();
  });

  it('passes on what it is given', async () => {
    let element: Element | null = null;
    const { rerender } = await render(
      <SpinnerOverlay
        isBusy
        data-own="yes"
        ref={node => {
          element ??= node;
        }}
      />,
    );
    await perform(() => vi.advanceTimersByTime(150));
    expect(shown()?.getAttribute('data-own')).toBe('yes');
    expect(element).toBe(shown());
    await rerender(<SpinnerOverlay isBusy={false} />);
  });
});
