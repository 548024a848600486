// On a page that has fetched nothing yet: every module is a fresh one.
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import type { OnDemand } from './on-demand.ts';

async function freshPage() {
  vi.resetModules();
  const [{ overlays }, { Menu }, { Modal }, { FilterChip }] = await Promise.all([
    import('./overlays.ts'),
    import('../menu/Menu.tsx'),
    import('../modal/Modal.tsx'),
    import('../filter-bar/FilterChip.tsx'),
  ]);
  expect(overlays.loaded()).toBeNull();
  return { overlays, Menu, Modal, FilterChip };
}
const arrived = (overlays: OnDemand<unknown>) =>
  act(async () => {
    await overlays.load();
    await vi.dynamicImportSettled();
  });

it('a dialog opens once its code is there, and the next one at once', async () => {
  const { overlays, Modal } = await freshPage();
  const modal = (title: string, isOpen: boolean) => (
    <Modal isOpen={isOpen} onClose={vi.fn()} title={title}>
      Content
    </Modal>
  );
  const titles = () => [...document.querySelectorAll('[role="dialog"] h2')].map(title => title.textContent);
  const { rerender } = await render(modal('Reject', false));
  expect(overlays.loaded()).toBeNull();
  await rerender(modal('Reject', true));
  await arrived(overlays);
  expect(titles()).toEqual(['Reject']);
  await render(modal('Accept', true));
  expect(titles()).toEqual(['Reject', 'Accept']);
});

it('a menu opens with the press that it was fetched for, and its button keeps its ref', async () => {
  const { overlays, Menu } = await freshPage();
  const ref = vi.fn<(element: HTMLButtonElement | null) => void>();
  const { container } = await render(
    <Menu
      button={
        <button type="button" ref={ref}>
          More
        </button>
      }
      groups={[[{ id: 'assign', label: 'Assign' }]]}
    />,
  );
  const before = container.querySelector('button')!;
  expect(ref).toHaveBeenLastCalledWith(before);
  before.focus();
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
  await perform(() => void before.dispatchEvent(enter));
  await arrived(overlays);
  await vi.waitFor(() => expect(document.querySelector('[role="menuitem"]')?.textContent).toBe('Assign'));
  expect(ref).toHaveBeenLastCalledWith(container.querySelector('button'));
});

it('a filter opens with the press that it was fetched for, and its root keeps what it was given', async () => {
  const { overlays, FilterChip } = await freshPage();
  const chip = (
    <FilterChip
      data-own="yes"
      label="Type"
      options={[{ value: 'A', label: 'Individual' }]}
      chosen={['A']}
      onChange={vi.fn()}
      removeLabel="Remove"
    />
  );
  const { container } = await render(chip);
  const root = () => container.querySelector('[data-own="yes"]')!;
  const names = () => [...root().querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(names()).toEqual(['Type: Individual', '']);
  await perform(() => root().querySelector('button')!.click());
  await arrived(overlays);
  await vi.waitFor(() => expect(document.querySelector('fieldset')?.textContent).toContain('Individual'));
  expect(names().slice(0, 1)).toEqual(['Type: Individual']);
});
