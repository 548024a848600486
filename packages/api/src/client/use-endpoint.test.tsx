import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contract } from '../contract/index.ts';
import { aConfiguration, fixtureToken, respond } from '../fixtures/index.ts';
import { firstReadOf } from '../gateway/index.ts';
import { memoryStorages } from '../session/index.ts';
import { AnswerCache, ClientProvider, createClient, useEndpoint, type BootstrapAnswer } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Read = ReturnType<typeof useEndpoint<typeof contract.registrations.list>>;
type List = Pick<Read, 'data' | 'error' | 'isLoading' | 'mutate'>;

function Page({ onShow }: { readonly onShow: (list: List) => void }) {
  const { data, error, isLoading, mutate } = useEndpoint(contract.registrations.list, {});
  useEffect(() => {
    onShow({ data, error, isLoading, mutate });
  });
  return null;
}

const firstList = (): BootstrapAnswer => ({
  accessToken: fixtureToken,
  reads: [firstReadOf(contract.registrations.list, {})],
  answers: [{ items: [], total: 0, counts: {} }],
});

/** A list whose platform answers when the test says so. */
async function opened(bootstrap: BootstrapAnswer | null = null) {
  const resolvers: (() => void)[] = [];
  const client = createClient({
    services: aConfiguration().services,
    storages: memoryStorages(),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.url.includes('/registrations')) await new Promise<void>(go => resolvers.push(go));
      return respond(request);
    },
  });
  await client.restore(bootstrap);
  const frames: List[] = [];
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <ClientProvider client={client}>
        <AnswerCache>
          <Page onShow={now => frames.push(now)} />
        </AnswerCache>
      </ClientProvider>,
    ),
  );
  return {
    resolvers,
    frames,
    list: () => frames.at(-1)!,
    after: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

describe('a list that never answers', () => {
  it('says so after ten seconds, and no sooner', async () => {
    const { list, after } = await opened();
    await after(9_900);
    expect(list().error).toBeUndefined();
    await after(200);
    expect(list().error).toMatchObject({ kind: 'timeout' });
    expect(list().isLoading).toBe(false);
  });

  it('is there when it is tried again', async () => {
    const { list, resolvers, after } = await opened();
    await after(10_000);
    await act(async () => void list().mutate());
    await after(0);
    resolvers.at(-1)?.();
    await after(100);
    expect(list().error).toBeUndefined();
    expect(list().data?.items.length).toBeGreaterThan(0);
  });

  it('is there when its answer comes after all', async () => {
    const { list, resolvers, after } = await opened();
    await after(10_000);
    resolvers[0]?.();
    await after(100);
    expect(list().error).toBeUndefined();
    expect(list().data?.items.length).toBeGreaterThan(0);
  });
});

describe('a list that came with the page', () => {
  it('is there in the first frame, and asks for nothing', async () => {
    const { frames, resolvers, after } = await opened(firstList());
    expect(frames[0]).toMatchObject({ data: { total: 0 }, isLoading: false });
    await after(5_000);
    expect(resolvers).toEqual([]);
  });

  it('can be changed like any other answer', async () => {
    const { list, resolvers } = await opened(firstList());
    await act(() =>
      list().mutate(shown => ({ items: [], counts: {}, total: (shown?.total ?? 8) + 1 }), {
        revalidate: false,
      }),
    );
    expect(list().data?.total).toBe(1);
    expect(resolvers).toEqual([]);
  });

  it('is read again when something says so', async () => {
    const { list, resolvers, after } = await opened(firstList());
    await act(async () => void list().mutate());
    await after(0);
    resolvers.at(-1)?.();
    await after(100);
    expect(list().data?.items.length).toBeGreaterThan(0);
  });
});
