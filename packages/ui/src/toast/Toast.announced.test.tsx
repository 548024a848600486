import { expect, it } from 'vitest';
import { readAloud } from '../testing/listen.ts';
import { perform, render } from '../testing/render.tsx';
import { createToasts } from './toast-queue.ts';
import { ToastRegion } from './ToastRegion.tsx';

it('toasts are heard in a region of their own, each with its title and what can be done', async () => {
  const store = createToasts();
  await render(<ToastRegion queue={store.queue} />);
  await perform(() => {
    store.show({ tone: 'info', text: 'A new version is there.' });
    store.show({ tone: 'error', text: 'Something went wrong.', requestId: 'req_7f3a91c2' });
  });
  expect(await readAloud(document.querySelector('[role="region"]')!)).toMatchInlineSnapshot(`
    [
      "region, Notifications",
      "list",
      "listitem, level 1, position 1, set size 2",
      "alertdialog, Error!, Something went wrong., not modal",
      "alert",
      "Error!",
      "Something went wrong.",
      "button, Copy details",
      "code",
      "req_7f3a91c2",
      "end of code",
      "end of alert",
      "button, Close",
      "end of alertdialog, Error!, Something went wrong., not modal",
      "end of listitem, level 1, position 1, set size 2",
      "listitem, level 1, position 2, set size 2",
      "alertdialog, Information, A new version is there., not modal",
      "alert",
      "Information",
      "A new version is there.",
      "end of alert",
      "button, Close",
      "end of alertdialog, Information, A new version is there., not modal",
      "end of listitem, level 1, position 2, set size 2",
      "end of list",
      "end of region, Notifications",
    ]
  `);
});
