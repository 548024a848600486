import { expect, it } from 'vitest';
import { readAloud } from '../testing/listen.ts';
import { render } from '../testing/render.tsx';
import { Tabs } from './Tabs.tsx';

it('tabs are heard with their place, which one is chosen, and its panel', async () => {
  const { container } = await render(
    <Tabs
      label="Party"
      items={[
        { id: 'details', label: 'Details', content: 'Name and address' },
        { id: 'documents', label: 'Documents', count: 6, content: 'Six documents' },
      ]}
    />,
  );
  expect(await readAloud(container)).toMatchInlineSnapshot(`
    [
      "tablist, Party, orientated horizontally",
      "tab, Details, selected, 1 control, position 1, set size 2",
      "tab, Documents 6, not selected, 1 control, position 2, set size 2",
      "Documents",
      "6",
      "end of tab, Documents 6, not selected, 1 control, position 2, set size 2",
      "end of tablist, Party, orientated horizontally",
      "tabpanel, Details",
      "Name and address",
      "end of tabpanel, Details",
    ]
  `);
});
