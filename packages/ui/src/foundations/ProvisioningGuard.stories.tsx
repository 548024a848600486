import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createTheme, brands, type BrandInput } from '../theme/index.ts';

const probe = 'bg-primary-solid text-on-primary-solid font-heading inline-block rounded-md px-4 py-2';

/** Without styles every other story is green and worthless. This one is not. */
const meta = {
  title: 'Foundations/Provisioning guard',
  tags: ['!autodocs', 'internal', 'visual'],
  render: () => <p className={probe}>Styles are there</p>,
} satisfies Meta;
export default meta;

const rgb = (hex: string) => `rgb(${[1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

export const WearsItsTenant: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const tenant = document.documentElement.dataset['tenant'] ?? '';
    const brand = (brands as Record<string, BrandInput>)[tenant] ?? brands.dossier;
    const { tokens, brand: whole } = createTheme(brand);
    const style = getComputedStyle(canvas.getByText('Styles are there'));
    await expect(style.backgroundColor).toBe(rgb(tokens.light['primary-solid']));
    await expect(style.color).toBe(rgb(tokens.light['on-primary-solid']));
    await expect(style.borderRadius).toBe(`${whole.shape.radius}px`);
    await expect(document.documentElement.dataset['density']).toBe(whole.density);
  },
};

export const KeepsTheClock: StoryObj<typeof meta> = {
  tags: ['!visual'],
  render: () => <p>{new Date().toLocaleString('en-GB')}</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21/11/2026, 10:42:00')).toBeVisible();
  },
};
