import { Check } from 'lucide';
import { expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { icon } from './icon.ts';

const CheckIcon = icon(Check);

it('is drawn from its lines, as decoration', async () => {
  const { container } = await render(<CheckIcon className="size-4" strokeWidth={3} />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.getAttribute('class')).toBe('size-4');
  expect(svg?.getAttribute('stroke-width')).toBe('3');
  expect(svg?.querySelector('path')?.getAttribute('d')).toBe('M20 6 9 17l-5-5');
});
