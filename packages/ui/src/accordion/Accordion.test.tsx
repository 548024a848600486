import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'funds', title: 'Source of funds', content: 'Wage', isOpenAtFirst: true },
  { id: 'wealth', title: 'Source of wealth', content: 'Company sale' },
];

describe('Accordion', () => {
  describeContract(<Accordion items={items} />);

  it('opens one without closing another', async () => {
    const { container } = await render(<Accordion items={items} headingLevel={2} />);
    const [funds, wealth] = container.querySelectorAll<HTMLButtonElement>('h2 > button');
    expect([funds, wealth].map(button => button?.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
    await perform(() => wealth!.click());
    expect([funds, wealth].map(button => button?.getAttribute('aria-expanded'))).toEqual(['true', 'true']);
    expect(container.textContent).toContain('Company sale');
  });
});
