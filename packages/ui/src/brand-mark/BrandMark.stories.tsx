import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  title: 'Components/Structure/BrandMark',
  component: BrandMark,
  args: { name: 'Meridian' },
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { name: 'Noordhaven Vermogensbeheer en Pensioenadvies', className: 'w-60' },
};

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
