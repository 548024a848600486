import { expect, it } from 'vitest';
import { readAloud } from '../testing/listen.ts';
import { render } from '../testing/render.tsx';
import { Accordion } from './Accordion.tsx';

it('an accordion is heard as headings with buttons that are open or closed', async () => {
  const { container } = await render(
    <Accordion
      items={[
        { id: 'funds', title: 'Source of funds', summary: '2 sources', content: 'Wage', isOpenAtFirst: true },
        { id: 'wealth', title: 'Source of wealth', content: 'Company sale' },
      ]}
    />,
  );
  expect(await readAloud(container)).toMatchInlineSnapshot(`
    [
      "heading, Source of funds 2 sources, level 3",
      "button, Source of funds 2 sources, 1 control, expanded",
      "Source of funds",
      "2 sources",
      "end of button, Source of funds 2 sources, 1 control, expanded",
      "end of heading, Source of funds 2 sources, level 3",
      "Wage",
      "heading, Source of wealth, level 3",
      "button, Source of wealth, not expanded",
      "end of heading, Source of wealth, level 3",
    ]
  `);
});
