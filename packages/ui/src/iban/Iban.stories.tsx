import type { Meta, StoryObj } from '@storybook/react-vite';
import { Iban } from './Iban.tsx';

const meta = {
  title: 'Components/Data/Iban',
  component: Iban,
  args: { value: 'NL91ABNA0417164300' },
} satisfies Meta<typeof Iban>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
/** The longest of the registry: it breaks between groups. */
export const Narrow: Story = {
  args: { value: 'MT84MALT011000012345MTLCAST001S' },
  decorators: [
    Story => (
      <div className="w-40">
        <Story />
      </div>
    ),
  ],
};
