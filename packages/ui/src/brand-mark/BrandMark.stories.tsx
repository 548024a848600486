import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  title: 'Components/Structure/BrandMark',
  component: BrandMark,
  args: { name: 'Meridian' },
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  args: { name: 'Noordhaven Vermogensbeheer en Pensioenadvies', className: 'w-60' },
};

/** A firm's own logo. Where the navigation would swallow it, it stands on a light tile. */
const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><circle cx="16" cy="16" r="14"/><path d="M44 8h64v4H44zm0 8h48v4H44zm0 8h56v4H44z"/></svg>',
);
const url = `data:image/svg+xml,${drawing}`;
const light = { url, hasPlate: false };
const dark = { url, hasPlate: true };
/** With the logo of the firm. */
export const OwnLogo: Story = {
  args: { logo: { light, dark } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Meridian' })).toBeVisible();
  },
};
/** With the logo of the firm on a dark page. */
export const OwnLogoInTheDark: Story = { ...OwnLogo, globals: { scheme: 'dark' } };

/** On the page, on the navigation, on the brand's own colour. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid w-fit">
      <div className="p-4">
        <BrandMark {...args} on="page" />
      </div>
      <div className="bg-nav p-4">
        <BrandMark {...args} on="nav" />
      </div>
      <div className="bg-primary-solid p-4">
        <BrandMark {...args} on="solid" />
      </div>
    </div>
  ),
};
