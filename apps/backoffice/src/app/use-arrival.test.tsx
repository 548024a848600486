import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useArrival } from './use-arrival.ts';

function Page() {
  useArrival();
  return null;
}

/** A navigation to a page that is still on its way; answers with what lets it come. */
async function arriving() {
  const { hook, navigate } = memoryLocation({ path: '/login' });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <Router hook={hook}>
        <Page />
      </Router>,
    ),
  );
  await act(async () => navigate('/administration/dashboard'));
  return async () => {
    const title = document.createElement('h1');
    title.tabIndex = -1;
    title.dataset['pageTitle'] = '';
    await act(async () => document.body.append(title));
    await act(async () => root.unmount());
    return title;
  };
}

it('gives the heading of a page that comes later the focus', async () => {
  const arrive = await arriving();
  const title = await arrive();
  expect(document.activeElement).toBe(title);
});

it('leaves the focus to whoever has pressed something meanwhile', async () => {
  const arrive = await arriving();
  dispatchEvent(new Event('pointerdown'));
  await arrive();
  expect(document.activeElement).toBe(document.body);
});
