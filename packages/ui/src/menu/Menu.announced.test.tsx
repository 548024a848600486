import { expect, it, vi } from 'vitest';
import { readAloud } from '../testing/listen.ts';
import { perform, render } from '../testing/render.tsx';
import { Menu } from './Menu.tsx';

it('a menu is heard with what can be done, what cannot, and why', async () => {
  const { container } = await render(
    <Menu
      button={<button type="button">More actions</button>}
      groups={[
        [
          { id: 'assign', label: 'Assign' },
          { id: 'accept', label: 'Accept', disabledReason: 'Two sections are incomplete' },
        ],
        [{ id: 'export', label: 'Export', href: '#export' }],
      ]}
    />,
  );
  expect(await readAloud(container)).toMatchInlineSnapshot(`
    [
      "button, More actions, not expanded, has popup menu",
    ]
  `);
  const button = container.querySelector('button')!;
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
  await perform(() => void button.dispatchEvent(enter));
  await vi.waitFor(() => expect(document.querySelector('[role="menu"]')).not.toBeNull());
  expect(await readAloud(document.querySelector('[role="menu"]')!)).toMatchInlineSnapshot(`
    [
      "menu, More actions, orientated vertically, active descendant Assign",
      "menuitem, Assign, position 1, set size 3",
      "Assign",
      "end of menuitem, Assign, position 1, set size 3",
      "menuitem, Accept Two sections are incomplete, disabled, position 2, set size 3",
      "Accept",
      "Two sections are incomplete",
      "end of menuitem, Accept Two sections are incomplete, disabled, position 2, set size 3",
      "separator, orientated horizontally, max value 100, min value 0",
      "menuitem, Export, position 3, set size 3",
      "Export",
      "end of menuitem, Export, position 3, set size 3",
      "end of menu, More actions, orientated vertically, active descendant Assign",
    ]
  `);
});
