import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { BrandMark } from './BrandMark.tsx';

describe('BrandMark', () => {
  it('shows a logo as an image and nothing else: a drawing shown any other way could run code', async () => {
    const { container } = await render(<BrandMark name="Meridian" logoUrl="/assets/brand/meridian/1.svg" />);
    expect(container.querySelector('img')?.alt).toBe('Meridian');
    expect(container.querySelector('svg')).toBeNull();
  });

  it('says its name once', async () => {
    const { container } = await render(<BrandMark name="Meridian" />);
    expect(container.textContent).toBe('Meridian');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
