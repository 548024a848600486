import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { entityKinds, EntityName } from './EntityName.tsx';

describe('EntityName', () => {
  describeContract(<EntityName kind="person">Maarten van der Brüggen</EntityName>);

  it('has a mark of its own for each kind', async () => {
    const marks = new Set<string | undefined>();
    for (const kind of entityKinds) {
      const { container } = await render(<EntityName kind={kind}>Van der Brüggen</EntityName>);
      marks.add(container.querySelector('svg')?.innerHTML);
    }
    expect(marks.size).toBe(entityKinds.length);
  });

  it('says its kind where it has words for it, and hides the mark where it has none', async () => {
    const { container, rerender } = await render(<EntityName kind="company">Café Lumière SRL</EntityName>);
    const mark = () => container.querySelector('svg')!;
    expect([mark().getAttribute('aria-hidden'), mark().getAttribute('role')]).toEqual(['true', null]);
    await rerender(
      <EntityName kind="company" kindLabel="Business">
        Café Lumière SRL
      </EntityName>,
    );
    expect([mark().getAttribute('role'), mark().getAttribute('aria-label')]).toEqual(['img', 'Business']);
    expect(container.textContent).toBe('Café Lumière SRL');
  });
});
