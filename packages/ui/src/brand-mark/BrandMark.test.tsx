import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { BrandMark } from './BrandMark.tsx';

describe('BrandMark', () => {
  describeContract(<BrandMark name="Meridian" />);

  it('shows a logo as an image and nothing else: a drawing shown any other way could run code', async () => {
    const image = { url: '/assets/brand/meridian/1.svg', hasPlate: false };
    const { container } = await render(<BrandMark name="Meridian" logo={{ light: image, dark: image }} />);
    expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Meridian']);
    expect(container.querySelector('svg')).toBeNull();
  });

  it('has a logo for either scheme, and a tile behind the one that its ground would swallow', async () => {
    const logo = {
      light: { url: '/assets/brand/meridian/1.svg', hasPlate: false },
      dark: { url: '/assets/brand/meridian/1.svg', hasPlate: true },
    };
    const { container } = await render(<BrandMark name="Meridian" logo={logo} />);
    const [light, dark] = container.querySelectorAll('img');
    expect(light?.className).toMatch(/on-dark:hidden/);
    expect(dark?.className).toMatch(/on-light:hidden/);
    expect([light, dark].map(image => image?.className.includes('bg-surface'))).toEqual([false, true]);
  });

  it('says its name once', async () => {
    const { container } = await render(<BrandMark name="Meridian" />);
    expect(container.textContent).toBe('Meridian');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
