import { expect, it, vi } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import { NativeDialog } from './NativeDialog.tsx';

const dialog = () => document.querySelector('dialog')!;

it('stands above the page with the focus, leaves the end to its owner, and gives the focus back', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const onClose = vi.fn();
  const { rerender } = await render(
    <NativeDialog isOpen title="Offline" role="alertdialog" onClose={onClose}>
      <p>There is no connection.</p>
    </NativeDialog>,
  );
  expect(dialog().open).toBe(true);
  expect(document.getElementById(dialog().getAttribute('aria-labelledby')!)?.textContent).toBe('Offline');
  expect(document.getElementById(dialog().getAttribute('aria-describedby')!)?.textContent).toBe(
    'There is no connection.',
  );
  expect(document.activeElement).toBe(dialog());
  const cancel = new Event('cancel', { cancelable: true });
  await perform(() => void dialog().dispatchEvent(cancel));
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
  const close = vi.spyOn(dialog(), 'close');
  await rerender(<p>Page</p>);
  expect(close).toHaveBeenCalledOnce();
});
