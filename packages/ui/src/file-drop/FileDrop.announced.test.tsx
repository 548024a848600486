import { expect, it } from 'vitest';
import { listen } from '../testing/listen.ts';
import { perform, render } from '../testing/render.tsx';
import { FileDrop } from './FileDrop.tsx';

it('says when a file is there', async () => {
  const { container } = await render(<FileDrop label="Documents" upload={() => Promise.resolve('1')} />);
  const announced = await listen(container);
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { files: [new File(['x'], 'kvk.pdf')] },
  });
  await perform(() => container.querySelector('input')?.dispatchEvent(drop));
  expect(await announced()).toEqual(['polite: kvk.pdf: Uploaded']);
});
