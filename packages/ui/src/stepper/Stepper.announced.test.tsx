import { expect, it } from 'vitest';
import { readAloud } from '../testing/listen.ts';
import { render } from '../testing/render.tsx';
import { Stepper } from './Stepper.tsx';

it('steps are heard in their order, each with its state', async () => {
  const { container } = await render(
    <Stepper
      label="Steps of the registration"
      steps={[
        { id: 'data', label: 'Data', state: 'done', href: '#data' },
        { id: 'checks', label: 'Checks', state: 'blocked' },
        { id: 'signing', label: 'Signing', state: 'open' },
      ]}
    />,
  );
  expect(await readAloud(container)).toMatchInlineSnapshot(`
    [
      "list, Steps of the registration",
      "listitem, level 1, position 1, set size 3",
      "link, Data : Done",
      "Data",
      ":",
      "Done",
      "end of link, Data : Done",
      "end of listitem, level 1, position 1, set size 3",
      "listitem, level 1, current step, position 2, set size 3",
      "Checks",
      ":",
      "Blocked",
      "end of listitem, level 1, current step, position 2, set size 3",
      "listitem, level 1, position 3, set size 3",
      "Signing",
      ":",
      "Not started",
      "end of listitem, level 1, position 3, set size 3",
      "end of list, Steps of the registration",
    ]
  `);
});
