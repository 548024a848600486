import { expect, it, vi } from 'vitest';
import { listen, readAloud } from '../testing/listen.ts';
import { perform, render } from '../testing/render.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const pages = {
  id: 'pages',
  label: 'Pages',
  commands: [
    { id: 'dashboard', label: 'Dashboard', href: '#dashboard', keys: 'g d' },
    { id: 'tasks', label: 'Tasks', detail: '5 open', href: '#tasks' },
  ],
};
const sources = [pages];
const open = async () => {
  await render(<CommandPalette isOpen onClose={vi.fn()} sources={sources} />);
  return document.querySelector('[role="dialog"]')!;
};
const type = (text: string) =>
  perform(() => {
    const input = document.querySelector('input')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

it('the palette is heard as a field with a list of groups', async () => {
  expect(await readAloud(await open())).toMatchInlineSnapshot(`
    [
      "dialog, Go to anything, modal",
      "combobox, Go to anything, has popup listbox, expanded, active descendant Dashboard G then D, autocomplete in list, 1 control",
      "listbox, Go to anything, orientated vertically",
      "group, Pages",
      "Pages",
      "option, Dashboard G then D, selected, position 1, set size 2",
      "Dashboard",
      "G",
      "then",
      "D",
      "end of option, Dashboard G then D, selected, position 1, set size 2",
      "option, Tasks 5 open, not selected, position 2, set size 2",
      "Tasks",
      "5 open",
      "end of option, Tasks 5 open, not selected, position 2, set size 2",
      "end of group, Pages",
      "end of listbox, Go to anything, orientated vertically",
      "status",
      "paragraph",
      "Arrows move, Enter opens, Escape closes.",
      "end of paragraph",
      "end of dialog, Go to anything, modal",
    ]
  `);
});

it('says how many there are, or that there is nothing, while one types', async () => {
  const announced = await listen(await open());
  await type('tas');
  expect(await announced()).toEqual(['polite: 1 result']);
  await type('qqq');
  expect(await announced()).toEqual(['polite: 1 result', 'polite: Nothing found for “qqq”.']);
});
