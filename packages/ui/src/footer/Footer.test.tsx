import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Footer } from './Footer.tsx';

describe('Footer', () => {
  describeContract(<Footer product="Dossier" tenant="meridian" />);

  it('says whose software it is, which firm, and the branch where there is one', async () => {
    const { container, rerender } = await render(<Footer product="Dossier" tenant="meridian" />);
    const texts = () => [...container.querySelectorAll('span')].map(span => span.textContent);
    expect(texts()).toEqual(['Powered by Dossier', 'meridian']);
    await rerender(<Footer product="Dossier" tenant="meridian" branch="acceptance" />);
    expect(texts()).toEqual(['Powered by Dossier', 'meridian', 'acceptance']);
  });
});
