import { describe, expect, it, vi } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import { createToasts, lifeOf, type ToastContent } from './toast-queue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const show = async (...toasts: readonly ToastContent[]) => {
  const store = createToasts();
  await render(<ToastRegion queue={store.queue} />);
  await perform(() => toasts.forEach(toast => store.show(toast)));
  return [...document.querySelectorAll('[role="alertdialog"]')];
};
const nameOf = (toast: Element) =>
  document.getElementById(toast.getAttribute('aria-labelledby')!.split(' ')[0]!)?.textContent;

describe('toasts', () => {
  it.each([
    ['success', 'Success'],
    ['warning', 'Warning'],
    ['error', 'Error!'],
    ['info', 'Information'],
  ] as const)('are named when they have no title: %s', async (tone, name) => {
    const [toast] = await show({ tone, text: 'Something happened' });
    expect(nameOf(toast!)).toBe(name);
  });

  it('stay long enough to be read twice, and errors until they are closed', () => {
    expect(lifeOf({ tone: 'success', text: 'Saved' })).toBe(5000);
    expect(lifeOf({ tone: 'warning', text: 'x'.repeat(80) })).toBe(8000);
    expect(lifeOf({ tone: 'error', text: 'Failed' })).toBeNull();
  });

  it('give support what it asks for, one press away', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const [toast] = await show({ tone: 'error', text: 'Something went wrong.', requestId: 'req_7f3a91c2' });
    const copy = [...toast!.querySelectorAll('button')].find(
      button => button.textContent === 'Copy details',
    )!;
    await perform(() => copy.click());
    expect(writeText.mock.calls[0]?.[0]).toContain('Something went wrong.\nreq_7f3a91c2');
    expect(copy.textContent).toBe('Copied');
  });

  it('count down to their end, and go with it', async () => {
    vi.useFakeTimers({ now: 0 });
    const [toast] = await show({ tone: 'warning', text: 'Your session ends.', endsAt: 480_000 });
    const timer = toast!.querySelector('[role="timer"]')!;
    expect(timer.textContent).toBe('8:00');
    await perform(() => vi.advanceTimersByTime(61_000));
    expect(timer.textContent).toBe('6:59');
    expect(lifeOf({ tone: 'error', text: 'Over soon', endsAt: 62_000 })).toBe(1000);
    vi.useRealTimers();
  });

  it('are three at most, the others wait', async () => {
    const toasts = await show(...['1', '2', '3', '4'].map(text => ({ tone: 'error' as const, text })));
    expect(toasts).toHaveLength(3);
  });
});
