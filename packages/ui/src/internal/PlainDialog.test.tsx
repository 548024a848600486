import { expect, it, vi } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import { PlainDialog } from './PlainDialog.tsx';

const dialog = () => document.querySelector('dialog')!;

it('stands above the page with the focus, leaves the end to its owner, and gives the focus back', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const onClose = vi.fn();
  const { rerender } = await render(
    <PlainDialog label="Offline" role="alertdialog" onClose={onClose} frame="fixed">
      <button type="button">Delete</button>
    </PlainDialog>,
  );
  expect(dialog().open).toBe(true);
  expect(dialog().getAttribute('role')).toBe('alertdialog');
  expect(dialog().getAttribute('aria-label')).toBe('Offline');
  expect(document.activeElement).toBe(dialog());
  const cancel = new Event('cancel', { cancelable: true });
  await perform(() => void dialog().dispatchEvent(cancel));
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
  await rerender(<p>Page</p>);
  expect(document.activeElement).toBe(opener);
});
