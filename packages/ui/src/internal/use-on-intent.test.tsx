import { Fragment, type MouseEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import { onDemand, type OnDemand } from './on-demand.ts';
import type { Overlays } from './overlays.ts';
import { opensMenu, opensPopover, type IsPress } from './presses.ts';
import { useOnIntent } from './use-on-intent.tsx';

const engine = await import('./overlay-engine.ts');

interface TrialProps {
  readonly slot: OnDemand<Overlays>;
  readonly isPress: IsPress;
  readonly onClick?: (event: MouseEvent) => void;
}

/** A menu with two actions, or a panel. */
function Trial({ slot, isPress, onClick }: TrialProps) {
  const isMenu = isPress === opensMenu;
  const button = (
    <button type="button" id="own" onClick={onClick}>
      More
    </button>
  );
  const popup = isMenu ? ({ popup: 'menu' } as const) : {};
  const { parts, trigger, plain } = useOnIntent({ slot, button, isPress, ...popup });
  if (!parts) return plain;
  const { Menu, MenuButton, MenuItem, MenuItems, Popover, PopoverButton, PopoverPanel } = parts;
  if (!isMenu)
    return (
      <Popover>
        <PopoverButton as={Fragment} ref={trigger}>
          {button}
        </PopoverButton>
        <PopoverPanel>Panel</PopoverPanel>
      </Popover>
    );
  return (
    <Menu>
      <MenuButton as={Fragment} ref={trigger}>
        {button}
      </MenuButton>
      <MenuItems>
        <MenuItem as="button">First</MenuItem>
        <MenuItem as="button">Last</MenuItem>
      </MenuItems>
    </Menu>
  );
}

/** On a page whose code comes when it is told to. */
async function trial(isPress: IsPress, onClick?: (event: MouseEvent) => void) {
  const answers: PromiseWithResolvers<Overlays>[] = [];
  const slot = onDemand(() => {
    const answer = Promise.withResolvers<Overlays>();
    answers.push(answer);
    return answer.promise;
  });
  const page = await render(<Trial slot={slot} isPress={isPress} {...(onClick && { onClick })} />);
  return {
    ...page,
    answers,
    slot,
    button: () => page.container.querySelector('button')!,
    arrive: () => perform(() => answers.at(-1)?.resolve(engine)),
    fail: () => perform(() => answers.at(-1)?.reject(new Error('offline'))),
  };
}

const send = (element: Element, event: Event) => perform(() => void element.dispatchEvent(event));
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
const mouse = (pointerType = 'mouse') =>
  new PointerEvent('pointerdown', { pointerType, button: 0, bubbles: true, cancelable: true });
const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
const menu = () => document.querySelector('[role="menu"]');
const active = () => {
  const id = menu()?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

describe('a trigger whose code is not there', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('says what it opens, and that it is closed', async () => {
    const { button } = await trial(opensMenu);
    expect(button().getAttribute('aria-haspopup')).toBe('menu');
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(button().id).toBe('own');
  });

  it('fetches it when somebody points at it or comes to it, and stays the button that it was', async () => {
    const pointed = await trial(opensMenu);
    const before = pointed.button();
    // React hears of it as what came from outside.
    await send(before, new PointerEvent('pointerover', { bubbles: true }));
    expect(pointed.answers).toHaveLength(1);
    await pointed.arrive();
    expect(pointed.button()).toBe(before);

    const reached = await trial(opensMenu);
    await perform(() => reached.button().focus());
    expect(reached.answers).toHaveLength(1);
  });

  it.each([
    ['Enter', 'First'],
    [' ', 'First'],
    ['ArrowDown', 'First'],
    ['ArrowUp', 'Last'],
  ])('opens its menu at an action when it comes after the key "%s"', async (name, first) => {
    const { button, arrive } = await trial(opensMenu);
    await perform(() => button().focus());
    const press = key(name);
    await send(button(), press);
    expect(press.defaultPrevented).toBe(true);
    expect(menu()).toBeNull();
    await arrive();
    expect(active()).toBe(first);
    expect(document.activeElement).toBe(menu());
  });

  it('opens its menu at no action when it comes after a mouse', async () => {
    const { button, arrive } = await trial(opensMenu);
    const press = mouse();
    await send(button(), press);
    expect(press.defaultPrevented).toBe(true);
    // The button has come up before.
    await send(button(), click());
    await arrive();
    expect(menu()).not.toBeNull();
    expect(active()).toBeNull();
  });

  it('opens its menu with the click of a finger, and not when the finger comes down', async () => {
    const { button, arrive } = await trial(opensMenu);
    await send(button(), mouse('touch'));
    await arrive();
    expect(menu()).toBeNull();
    await send(button(), click());
    expect(menu()).not.toBeNull();
  });

  it('opens its panel with a click, and takes the focus along', async () => {
    const { button, arrive, container } = await trial(opensPopover);
    const before = button();
    await perform(() => before.focus());
    await send(before, click());
    await arrive();
    expect(container.textContent).toContain('Panel');
    expect(button()).not.toBe(before);
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
  });

  it.each(['Enter', ' '])('opens its panel with the key "%s"', async name => {
    const { button, arrive, container } = await trial(opensPopover);
    await perform(() => button().focus());
    const press = key(name);
    await send(button(), press);
    // The click that a browser makes of it would be a second press.
    expect(press.defaultPrevented).toBe(true);
    const release = new KeyboardEvent('keyup', { key: name, bubbles: true, cancelable: true });
    await send(button(), release);
    expect(release.defaultPrevented).toBe(name === ' ');
    await arrive();
    expect(container.textContent).toContain('Panel');
  });

  it('opens once, however often it is pressed', async () => {
    const { button, arrive } = await trial(opensMenu);
    await perform(() => button().focus());
    await send(button(), key('Enter'));
    await send(button(), key('ArrowUp'));
    await arrive();
    expect(active()).toBe('Last');
  });

  it('does not answer a press of somebody who has gone on', async () => {
    const { button, arrive, container } = await trial(opensMenu);
    const other = container.appendChild(document.createElement('input'));
    await perform(() => button().focus());
    await send(button(), key('Enter'));
    await perform(() => other.focus());
    await arrive();
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(other);
  });

  it('is pressed no more when it is gone', async () => {
    const { button, arrive, rerender } = await trial(opensMenu);
    await send(button(), key('Enter'));
    await rerender(<p>Elsewhere</p>);
    await arrive();
    expect(menu()).toBeNull();
  });

  it('says so when the code cannot be fetched, and tries again with the next press', async () => {
    const { button, answers, arrive, fail } = await trial(opensMenu);
    await perform(() => button().focus());
    await send(button(), key('Enter'));
    await fail();
    const alert = document.querySelector('[role="alertdialog"]')!;
    expect(alert.textContent).toContain('An error occurred while loading.');
    const no = [...alert.querySelectorAll('button')].find(({ textContent }) => textContent === 'No')!;
    await perform(() => no.click());
    await vi.waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
    await send(button(), key('Enter'));
    expect(answers).toHaveLength(2);
    await arrive();
    expect(active()).toBe('First');
  });

  describe('when the code could not be fetched', () => {
    const alert = () => document.querySelector('[role="alertdialog"]');
    const press = (label: string) =>
      perform(() => [...alert()!.querySelectorAll('button')].find(own => own.textContent === label)!.click());
    async function failed() {
      const page = await trial(opensMenu);
      await perform(() => page.button().focus());
      await send(page.button(), key('Enter'));
      await page.fail();
      return { ...page, reload: vi.spyOn(location, 'reload').mockReturnValue() };
    }

    it('tries again before the page is loaded again, and opens with the next press', async () => {
      const { answers, arrive, button, reload } = await failed();
      await press('Yes');
      expect(answers).toHaveLength(2);
      await arrive();
      await vi.waitFor(() => expect(alert()).toBeNull());
      await send(button(), key('Enter'));
      expect(active()).toBe('First');
      expect(reload).not.toHaveBeenCalled();
    });

    it('loads the page again when that does not help', async () => {
      const { fail, reload } = await failed();
      await press('Yes');
      expect(reload).not.toHaveBeenCalled();
      await fail();
      expect(reload).toHaveBeenCalledOnce();
    });

    it('keeps the page as long as there is no connection', async () => {
      const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      const { answers, arrive, reload } = await failed();
      await press('Yes');
      expect(alert()).not.toBeNull();
      expect(reload).not.toHaveBeenCalled();
      isOnline.mockRestore();
      await press('Yes');
      expect(answers).toHaveLength(1);
      await arrive();
      await vi.waitFor(() => expect(alert()).toBeNull());
    });
  });

  it('lets its owner listen, and prevent', async () => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
    const { button, answers } = await trial(opensPopover, onClick);
    await send(button(), click());
    expect(onClick).toHaveBeenCalledOnce();
    expect(answers).toHaveLength(0);
  });
});

it('a trigger that comes after its code is the real one at once', async () => {
  const slot = onDemand(() => Promise.resolve(engine));
  await slot.load();
  const { container } = await render(<Trial slot={slot} isPress={opensMenu} />);
  const button = container.querySelector('button')!;
  await send(button, key('Enter'));
  expect(menu()).not.toBeNull();
  expect(container.querySelector('button')).toBe(button);
});
