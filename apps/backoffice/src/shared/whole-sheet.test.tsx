import { coveredAttribute, frameRules, laterSheetName } from '@dossier/api/contract';
import { act, Component, Suspense, use, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

const address = '/assets/style-3f9a1c20.css';
const list = '/administration/registrations';

/** A page that came with the rules of the list and of the frame around it. There is nothing behind the address. */
async function begin() {
  vi.resetModules();
  document.head.innerHTML = `<meta name="${laterSheetName}" content="${address}" ${coveredAttribute}="${frameRules} ${list}">`;
  const asked: HTMLLinkElement[] = [];
  const put = vi.spyOn(document.head, 'append');
  put.mockImplementation(link => void asked.push(link as HTMLLinkElement));
  const notify = (event: string) => asked.at(-1)?.dispatchEvent(new Event(event));
  const [{ lazyPart }, { sheetFor, wholeSheet, wholeSheetSoon }] = await Promise.all([
    import('./lazy-part.tsx'),
    import('./whole-sheet.ts'),
  ]);
  return {
    lazyPart,
    sheetFor,
    wholeSheet,
    wholeSheetSoon,
    asked: () => asked.map(({ rel, href }) => `${rel} ${new URL(href).pathname}`),
    arrive: () => notify('load'),
    fail: () => notify('error'),
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

describe('a page that came with rules of its own', () => {
  it('fetches nothing for what it has the rules of', async () => {
    const { sheetFor, asked } = await begin();
    expect(sheetFor(list)).toBeNull();
    expect(sheetFor(frameRules)).toBeNull();
    expect(asked()).toEqual([]);
  });

  it.each(['/administration/dashboard', '/administration', '/login'])(
    'fetches the sheet for %s',
    async part => {
      const { sheetFor, wholeSheet, asked, arrive } = await begin();
      const sheet = sheetFor(part);
      expect(sheet).not.toBeNull();
      expect(sheetFor(part)).toBe(sheet);
      expect(asked()).toEqual([`stylesheet ${address}`]);
      arrive();
      await sheet;
      expect(sheetFor(part)).toBeNull();
      expect(wholeSheet()).toBeNull();
    },
  );

  it('fetches the sheet when somebody asks the browser for more contrast', async () => {
    const { wholeSheetSoon, asked } = await begin();
    const wish = new EventTarget();
    vi.stubGlobal('matchMedia', () => wish);
    wholeSheetSoon();
    expect(asked()).toEqual([]);
    wish.dispatchEvent(new Event('change'));
    expect(asked()).toEqual([`stylesheet ${address}`]);
  });

  it('tries again when the sheet did not come, once all have heard of it', async () => {
    vi.useFakeTimers();
    const { wholeSheet, asked, arrive, fail } = await begin();
    const sheet = wholeSheet();
    fail();
    await expect(sheet).rejects.toThrow('Failed to fetch');
    expect(wholeSheet()).toBe(sheet);
    vi.advanceTimersByTime(1_000);
    const again = wholeSheet();
    arrive();
    await again;
    expect(asked()).toHaveLength(2);
    expect(wholeSheet()).toBeNull();
  });
});

/** Says what its page was told. */
class ErrorView extends Component<{ readonly children: ReactNode }> {
  override state = { error: '' };
  static getDerivedStateFromError = (error: unknown) => ({ error: String(error) });
  override render(): ReactNode {
    return this.state.error || this.props.children;
  }
}

it('what waits for a sheet that does not come is told so, and the next page asks again', async () => {
  vi.useFakeTimers();
  const { sheetFor, asked, fail } = await begin();
  function Page() {
    const sheet = sheetFor('/login');
    if (sheet) use(sheet);
    return 'Here';
  }
  const container = document.createElement('div');
  const root = createRoot(container, { onCaughtError: () => {} });
  const open = (address: string) =>
    act(async () =>
      root.render(
        <ErrorView key={address}>
          <Suspense fallback="…">
            <Page />
          </Suspense>
        </ErrorView>,
      ),
    );
  await open('/login');
  await act(async () => void fail());
  expect(container.textContent).toContain('Failed to fetch');
  expect(asked()).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  await open('/signup');
  expect(container.textContent).toBe('…');
  expect(asked()).toHaveLength(2);
  await act(async () => root.unmount());
});

it('a page that has the whole sheet from the start waits for nothing', async () => {
  const { sheetFor, wholeSheet } = await begin();
  document.head.innerHTML = '';
  expect(sheetFor(list)).toBeNull();
  expect(wholeSheet()).toBeNull();
});

it('a part that comes later is shown with the whole sheet', async () => {
  const { lazyPart, arrive } = await begin();
  const Part = lazyPart(() => Promise.resolve(() => 'Here'));
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <Suspense fallback="…">
        <Part />
      </Suspense>,
    ),
  );
  expect(container.textContent).toBe('…');
  await act(async () => void arrive());
  await vi.waitFor(() => expect(container.textContent).toBe('Here'));
  await act(async () => root.unmount());
});
