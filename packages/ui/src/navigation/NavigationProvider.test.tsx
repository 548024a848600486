import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Link } from '../link/Link.tsx';
import { perform, render } from '../testing/render.tsx';
import { NavigationProvider } from './NavigationProvider.tsx';

interface SimulatedWindow {
  readonly happyDOM: {
    readonly settings: { readonly navigation: { disableFallbackToSetURL: boolean } };
  };
}

// A browser follows a link once all listeners were asked; the simulated one goes there before, so it stays.
const { navigation } = (globalThis as unknown as SimulatedWindow).happyDOM.settings;
beforeAll(() => {
  navigation.disableFallbackToSetURL = true;
});
afterAll(() => {
  navigation.disableFallbackToSetURL = false;
});

async function press(href: string, init: MouseEventInit = {}, follows?: (address: string) => boolean) {
  const navigate = vi.fn();
  const { container } = await render(
    <NavigationProvider navigate={navigate} {...(follows && { follows })}>
      <Link href={href}>
        <b>Client</b>
      </Link>
    </NavigationProvider>,
  );
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  await perform(() => void container.querySelector('b')!.dispatchEvent(event));
  return { navigate, isTaken: event.defaultPrevented };
}

describe('a link', () => {
  it('asks the router, with query and fragment', async () => {
    const { navigate, isTaken } = await press('/clients/7?tab=files#last');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/clients/7?tab=files#last');
    expect(isTaken).toBe(true);
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %o',
    async init => {
      const { navigate, isTaken } = await press('/clients/7', init);
      expect(navigate).not.toHaveBeenCalled();
      expect(isTaken).toBe(false);
    },
  );

  it.each(['https://example.org/', 'mailto:desk@example.org'])('to %s is left to the browser', async href => {
    expect((await press(href)).navigate).not.toHaveBeenCalled();
  });

  it('that the router does not know is left to the browser', async () => {
    const { navigate } = await press('/files/7.pdf', {}, address => !address.startsWith('/files/'));
    expect(navigate).not.toHaveBeenCalled();
  });
});
