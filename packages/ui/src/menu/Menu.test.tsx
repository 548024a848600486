import { describe, expect, it, vi } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import { Menu } from './Menu.tsx';

describe('Menu', () => {
  const open = async (onSelect = vi.fn(), ref = vi.fn()) => {
    const { container } = await render(
      <Menu
        ref={ref}
        data-own="yes"
        className="mt-9"
        button={<button type="button">More</button>}
        groups={[
          [
            { id: 'assign', label: 'Assign', onSelect },
            { id: 'accept', label: 'Accept', onSelect, disabledReason: 'Incomplete' },
          ],
        ]}
      />,
    );
    const button = container.querySelector('button')!;
    await perform(
      () => void button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    );
    await vi.waitFor(() => expect(document.querySelector('[role="menu"]')).not.toBeNull());
    return document.querySelector('[role="menu"]')!;
  };

  it('passes ref, class name and data attributes to the menu', async () => {
    const ref = vi.fn();
    const menu = await open(vi.fn(), ref);
    expect(menu.getAttribute('data-own')).toBe('yes');
    expect(menu.className).toContain('mt-9');
    expect(ref).toHaveBeenCalledWith(menu);
  });

  it('keeps what cannot be done now, and its reason', async () => {
    const onSelect = vi.fn();
    const menu = await open(onSelect);
    const accept = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')][1]!;
    expect(accept.textContent).toBe('AcceptIncomplete');
    await perform(() => accept.click());
    expect(onSelect).not.toHaveBeenCalled();
  });
});
