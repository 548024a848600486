import { expect, it } from 'vitest';
import { readAloud } from '../testing/listen.ts';
import { render } from '../testing/render.tsx';
import { TopNavigation } from './TopNavigation.tsx';

it('the navigation is heard as places, the current one and what waits there', async () => {
  const { container } = await render(
    <TopNavigation
      brand="Meridian"
      items={[
        {
          id: 'inbox',
          label: 'Inbox',
          href: '#inbox',
          count: 1284,
          countLabel: '1,284 unread',
          isUrgent: true,
        },
        { id: 'list', label: 'Registrations', href: '#list', isCurrent: true },
        { id: 'clients', label: 'Client file', children: [{ id: 'p', label: 'Persons', href: '#p' }] },
      ]}
    />,
  );
  expect(await readAloud(container)).toMatchInlineSnapshot(`
    [
      "banner",
      "button, Open menu 1,284 unread, not expanded",
      "Open menu",
      "1,284 unread",
      "end of button, Open menu 1,284 unread, not expanded",
      "Meridian",
      "navigation, Main",
      "list",
      "listitem, level 1, position 1, set size 3",
      "link, Inbox 1,284 unread",
      "Inbox",
      "1,284 unread",
      "end of link, Inbox 1,284 unread",
      "end of listitem, level 1, position 1, set size 3",
      "listitem, level 1, position 2, set size 3",
      "link, Registrations, current page",
      "end of listitem, level 1, position 2, set size 3",
      "listitem, level 1, position 3, set size 3",
      "button, Client file, not expanded",
      "end of listitem, level 1, position 3, set size 3",
      "end of list",
      "end of navigation, Main",
      "end of banner",
    ]
  `);
});
