import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

/** A button of the shell and its dialog, on every page. */
function Shell() {
  const [isOpen, setIsOpen] = useState(false);
  useCloseOnNavigation(isOpen, () => setIsOpen(false));
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && <div role="dialog" />}
    </>
  );
}

async function show() {
  const { hook, navigate } = memoryLocation({ path: '/administration/dashboard' });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <Router hook={hook}>
        <Shell />
      </Router>,
    ),
  );
  onTestFinished(() => act(async () => root.unmount()));
  return {
    navigate: (path: string) => act(async () => navigate(path)),
    open: () => act(async () => document.querySelector('button')?.click()),
  };
}
const dialog = () => document.querySelector('[role="dialog"]');

it('closes what is open when another page is opened, each time', async () => {
  const { navigate, open } = await show();
  for (const path of ['/administration/tasks', '/administration/inbox']) {
    await open();
    expect(dialog()).not.toBeNull();
    await navigate(path);
    expect(dialog()).toBeNull();
  }
});

it('leaves it open where the navigation came before', async () => {
  const { navigate, open } = await show();
  await navigate('/administration/tasks');
  await open();
  expect(dialog()).not.toBeNull();
});
