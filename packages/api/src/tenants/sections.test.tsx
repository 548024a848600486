import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { AnswerCache, ClientProvider, createClient, useRevalidate } from '../client/index.ts';
import { aConfiguration, goodAnswers, respond } from '../fixtures/index.ts';
import { memoryStorages } from '../session/index.ts';
import { useSection } from './sections.ts';

type Shown = ReturnType<typeof useSection<'onboarding'>> & { readonly live: () => Promise<void> };

function Page({ onShow }: { readonly onShow: (shown: Shown) => void }) {
  const revalidate = useRevalidate();
  const section = useSection('meridian', 'onboarding');
  useEffect(() => {
    onShow({ ...section, live: () => revalidate('tenants.onboarding') });
  });
  return null;
}

/** A page that shows how the firm takes someone on; its platform answers a read when the test says so. */
async function opened() {
  let version = 1;
  const resolvers: (() => void)[] = [];
  let isHeld = false;
  const stored = goodAnswers['tenants.onboarding'];
  const client = createClient({
    services: aConfiguration().services,
    storages: memoryStorages(),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = await respond(request, {
        ...goodAnswers,
        'tenants.onboarding': call => ({ ...(stored(call) as object), version }) as never,
      });
      if (isHeld && request.url.includes('onboarding')) await new Promise<void>(go => resolvers.push(go));
      return answer;
    },
  });
  await client.restore();
  let shown: Shown | undefined;
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <ClientProvider client={client}>
        <AnswerCache>
          <Page onShow={now => (shown = now)} />
        </AnswerCache>
      </ClientProvider>,
    ),
  );
  return {
    page: () => shown!,
    resolvers,
    change: () => {
      version += 1;
      isHeld = true;
    },
  };
}

it('is read again as it is now, also while a live change is being read beside', async () => {
  const { page, resolvers, change } = await opened();
  await expect.poll(() => page().section?.version).toBe(1);
  change();
  const reloaded = page().reload();
  await expect.poll(() => resolvers.length).toBe(1);
  // Another colleague's page has reported the change: whatever shows the section reads it once more.
  const live = page().live();
  await expect.poll(() => resolvers.length).toBe(2);
  resolvers[0]?.();
  expect((await reloaded)?.version).toBe(2);
  resolvers[1]?.();
  await act(() => live);
  expect(page().section?.version).toBe(2);
});
