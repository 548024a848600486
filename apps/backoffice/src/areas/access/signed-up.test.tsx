import { act, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { noteSignedUp, useSignedUp } from './signed-up.ts';

function SignInPage({ part }: { readonly part: Promise<void> }) {
  const account = useSignedUp();
  use(part);
  return <p>{account?.username ?? 'nobody'}</p>;
}

async function open(part: Promise<void>) {
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <Suspense>
        <SignInPage part={part} />
      </Suspense>,
    ),
  );
  return { container, leave: () => act(async () => root.unmount()) };
}

it('is still known when the page was drawn before all of it had come, and forgotten when it is left', async () => {
  noteSignedUp({ username: 'nora.new', email: 'nora@meridian.example' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = await open(promise);
  await act(async () => resolve());
  expect(first.container.textContent).toBe('nora.new');
  await first.leave();
  const second = await open(Promise.resolve());
  expect(second.container.textContent).toBe('nobody');
});
