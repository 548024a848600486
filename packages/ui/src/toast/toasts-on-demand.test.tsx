import { expect, it, onTestFinished, vi } from 'vitest';
import { partsWaitFor } from '../internal/on-demand.ts';
import { perform, render } from '../testing/render.tsx';
import { ToastProvider, useToasts } from './ToastProvider.tsx';

function Teller() {
  const { show } = useToasts();
  return (
    <button type="button" onClick={() => show({ tone: 'info', text: 'Saved.' })}>
      Save
    </button>
  );
}
const toast = () => document.querySelector('[role="alertdialog"]');

it('a toast waits for what all parts wait for, as well as for its code', async () => {
  const sheet = Promise.withResolvers<void>();
  partsWaitFor(() => sheet.promise);
  onTestFinished(() => partsWaitFor(() => null));
  const { container } = await render(
    <ToastProvider>
      <Teller />
    </ToastProvider>,
  );
  await perform(() => container.querySelector('button')!.click());
  await vi.dynamicImportSettled();
  expect(toast()).toBeNull();
  await perform(() => sheet.resolve());
  await vi.waitFor(() => expect(toast()?.textContent).toContain('Saved.'));
});
