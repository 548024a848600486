import { afterEach, describe, expect, it, vi } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import { Menu } from './Menu.tsx';

const onSelect = vi.fn();
afterEach(() => void onSelect.mockClear());

const groups = [
  [
    { id: 'assign', label: 'Assign', onSelect },
    { id: 'accept', label: 'Accept', disabledReason: 'Incomplete' },
  ],
  [{ id: 'delete', label: 'Delete', onSelect }],
];

async function page(button = <button type="button">More</button>) {
  const { container, rerender } = await render(
    <>
      <Menu button={button} groups={groups} />
      <input />
    </>,
  );
  return { button: container.querySelector('button')!, input: container.querySelector('input')!, rerender };
}
const menu = () => document.querySelector<HTMLElement>('[role="menu"]');
const active = () => {
  const id = menu()?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};
const send = (element: Element, event: Event) => perform(() => void element.dispatchEvent(event));
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
const pointer = (type: string, pointerType = 'mouse') =>
  new PointerEvent(type, { pointerType, button: 0, bubbles: true, cancelable: true });
const click = (detail = 1) => new MouseEvent('click', { bubbles: true, cancelable: true, detail });

describe('the button of a menu', () => {
  it('says what it opens and whether it is open, and is the same element for good', async () => {
    const { button } = await page();
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await send(button, key('Enter'));
    expect(button.isConnected).toBe(true);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-controls')!)).toBe(menu());
    expect(menu()?.getAttribute('aria-labelledby')).toBe(button.id);
  });

  it.each([
    ['Enter', 'Assign'],
    [' ', 'Assign'],
    ['ArrowDown', 'Assign'],
    ['ArrowUp', 'Delete'],
  ])('opens it with the key "%s" at an action', async (name, first) => {
    const { button } = await page();
    const press = key(name);
    await send(button, press);
    expect(press.defaultPrevented).toBe(true);
    expect(active()).toBe(first);
    expect(document.activeElement).toBe(menu());
  });

  it('opens it at no action when a mouse comes down, and closes it with the next press', async () => {
    const { button } = await page();
    await send(button, pointer('pointerdown'));
    await send(button, click());
    expect(menu()).not.toBeNull();
    expect(active()).toBeNull();
    await send(button, pointer('pointerdown'));
    await send(button, click());
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('opens it with the click of a finger, and not when the finger comes down', async () => {
    const { button } = await page();
    await send(button, pointer('pointerdown', 'touch'));
    expect(menu()).toBeNull();
    await send(button, click());
    expect(menu()).not.toBeNull();
  });

  it('opens it with the click of a screen reader', async () => {
    const { button } = await page();
    await send(button, pointer('pointerdown'));
    await send(button, key('Escape'));
    await send(menu()!, key('Escape'));
    await send(button, click(0));
    expect(menu()).not.toBeNull();
  });

  it('lets its owner listen, and prevent', async () => {
    const onKeyDown = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { button } = await page(
      <button type="button" onKeyDown={onKeyDown}>
        More
      </button>,
    );
    await send(button, key('Enter'));
    expect(onKeyDown).toHaveBeenCalledOnce();
    expect(menu()).toBeNull();
  });
});

describe('a menu that is open', () => {
  it('moves with the arrows and finds by letters', async () => {
    const { button } = await page();
    await send(button, key('ArrowDown'));
    await send(menu()!, key('ArrowDown'));
    expect(active()).toBe('AcceptIncomplete');
    await send(menu()!, key('End'));
    expect(active()).toBe('Delete');
    await send(menu()!, key('ArrowDown'));
    expect(active()).toBe('Delete');
    await send(menu()!, key('Home'));
    expect(active()).toBe('Assign');
    await send(menu()!, key('a'));
    expect(active()).toBe('AcceptIncomplete');
    await send(menu()!, key('s'));
    expect(active()).toBe('Assign');
  });

  it('does what is chosen, and gives the focus back first', async () => {
    const { button } = await page();
    onSelect.mockImplementationOnce(() => expect(document.activeElement).toBe(button));
    await send(button, key('Enter'));
    await send(menu()!, key('Enter'));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(menu()).toBeNull();
  });

  it.each(['Escape', 'Tab'])('closes with %s, and gives the focus back', async name => {
    const { button } = await page();
    await send(button, key('Enter'));
    await send(menu()!, key(name));
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('closes when something else is pressed', async () => {
    const { button, input } = await page();
    await send(button, key('Enter'));
    await send(menu()!, pointer('pointerdown'));
    expect(menu()).not.toBeNull();
    await send(input, pointer('pointerdown'));
    expect(menu()).toBeNull();
  });

  it('does what a mouse is released over that came down on its button', async () => {
    const { button } = await page();
    await send(button, pointer('pointerdown'));
    await send(document.querySelectorAll('[role="menuitem"]')[2]!, pointer('pointerup'));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(menu()).toBeNull();
  });
});

describe('a press before the code of the menu is there', () => {
  const later = async (between: (elements: { button: HTMLElement; input: HTMLElement }) => void) => {
    const elements = await page();
    // The code has come; React shows it in a later turn.
    await perform(() => {
      elements.button.dispatchEvent(key('Enter'));
      between(elements);
    });
    return elements;
  };

  it('opens it once, however often it is pressed', async () => {
    await later(({ button }) => button.dispatchEvent(key('ArrowUp')));
    expect(active()).toBe('Delete');
  });

  it('does not open it for a user who has gone elsewhere', async () => {
    const { input } = await later(elements => elements.input.focus());
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(input);
  });
});
