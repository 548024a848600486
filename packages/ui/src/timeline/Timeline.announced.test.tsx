import { expect, it } from 'vitest';
import { listen } from '../testing/listen.ts';
import { perform, render } from '../testing/render.tsx';
import { Timeline } from './Timeline.tsx';

it('says how many events are left when a kind is chosen', async () => {
  const { container } = await render(
    <Timeline
      label="Activity"
      categories={[
        { id: 'change', label: 'Changes' },
        { id: 'check', label: 'Checks' },
      ]}
      events={[
        { id: '2', category: 'check', at: '2026-11-20T09:12:00', title: 'Match found' },
        { id: '1', category: 'change', at: '2026-11-12T16:05:00', title: 'Created' },
      ]}
    />,
  );
  const announced = await listen(container);
  const toggle = [...container.querySelectorAll('button')].find(button => button.textContent === 'Checks')!;
  await perform(() => toggle.click());
  expect(await announced()).toEqual(['polite: 1 event shown']);
});
