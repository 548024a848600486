import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Section } from './Section.tsx';

describe('Section', () => {
  describeContract(<Section title="Parties">Two</Section>);

  it('has a smaller heading as a part of a section', async () => {
    const { container } = await render(
      <Section title="Identity" level={3}>
        Two
      </Section>,
    );
    expect(container.querySelector('h3')?.textContent).toBe('Identity');
  });

  it('is named by its heading', async () => {
    const { container } = await render(<Section title="Parties">Two</Section>);
    const id = container.querySelector('section')?.getAttribute('aria-labelledby');
    expect(document.getElementById(id!)?.textContent).toBe('Parties');
  });
});
