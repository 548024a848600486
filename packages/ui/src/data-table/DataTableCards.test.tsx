import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { DataTableCards } from './DataTableCards.tsx';
import { exampleColumns, exampleRows } from './examples/registrations.tsx';

describe('DataTableCards', () => {
  it('leaves out the label of a fact that a row does not have', async () => {
    const [first, second] = exampleRows(2);
    const { container } = await render(
      <DataTableCards
        caption="Registrations"
        columns={exampleColumns}
        rows={[{ ...first!, city: '' }, second!]}
        rowKey={row => row.id}
      />,
    );
    const [without, complete] = [...container.querySelectorAll('li')].map(card =>
      [...card.querySelectorAll('dt')].map(term => term.textContent),
    );
    expect(without).not.toContain('City');
    expect(complete).toContain('City');
  });
});
