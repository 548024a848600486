import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { PageShell } from './PageShell.tsx';

describe('PageShell', () => {
  describeContract(<PageShell header={null}>Content</PageShell>);

  it('has a way past the navigation that leads to the content', async () => {
    const { container } = await render(<PageShell header={<header>Bar</header>}>Content</PageShell>);
    const [first] = container.querySelectorAll('a');
    const main = document.querySelector(first!.getAttribute('href')!);
    expect(main?.localName).toBe('main');
    expect(main?.getAttribute('tabindex')).toBe('-1');
  });
});
