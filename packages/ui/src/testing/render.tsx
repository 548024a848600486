// Just enough to render a component in a test without a browser.
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { MessagesProvider } from '../messages/index.ts';
import { english } from './english.ts';

const inEnglish = (element: ReactElement) => (
  <MessagesProvider messages={english}>{element}</MessagesProvider>
);

/** Puts an element on the page, and takes it away after the test. Gives back what it is in, and a way to change it. */
export async function render(element: ReactElement) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () => root.render(inEnglish(element)));
  await codeLoaded();
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  const rerender = async (next: ReactElement) => {
    await act(async () => root.render(inEnglish(next)));
    await codeLoaded();
  };
  return { container, rerender };
}

/** Lets React finish what an event began. */
export async function perform(event: () => void): Promise<void> {
  await act(async () => event());
  await codeLoaded();
}

/** What opens over a page comes with code of its own. */
const codeLoaded = () => act(() => vi.dynamicImportSettled());
