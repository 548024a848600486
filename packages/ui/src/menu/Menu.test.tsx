import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { Menu } from './Menu.tsx';

const press = async (container: HTMLElement) => {
  const button = container.querySelector('button')!;
  await perform(
    () => void button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  );
  await vi.waitFor(() => expect(document.querySelector('[role="menu"]')).not.toBeNull());
};
const menu = (onSelect = vi.fn()) => (
  <Menu
    button={<button type="button">More</button>}
    groups={[
      [
        { id: 'assign', label: 'Assign', onSelect },
        { id: 'accept', label: 'Accept', onSelect, disabledReason: 'Incomplete' },
      ],
    ]}
  />
);

describe('Menu', () => {
  describeContract(menu(), { target: '[role="menu"]', isOverlay: true, appear: press });

  it('keeps what cannot be done now, and its reason', async () => {
    const onSelect = vi.fn();
    const { container } = await render(menu(onSelect));
    await press(container);
    const accept = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')][1]!;
    expect(accept.textContent).toBe('AcceptIncomplete');
    await perform(() => accept.click());
    expect(onSelect).not.toHaveBeenCalled();
  });
});
