import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/Structure/DescriptionList',
  component: DescriptionList,
  args: {
    facts: [
      { term: 'Born', value: '14 Mar 1968, Utrecht' },
      { term: 'Nationality', value: 'Netherlands' },
      { term: 'Tax residency', value: 'Netherlands, Belgium' },
      { term: 'US person', value: 'No' },
      { term: 'Legal form', value: null },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Playground: Story = {};
/** In a single column. */
export const OneColumn: Story = { args: { columns: 1 } };
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  args: {
    facts: [{ term: 'Staatsangehörigkeit', value: 'Vereinigtes Königreich Großbritannien und Nordirland' }],
  },
};
/** One column and two. */
export const Matrix: Story = {
  render: args => (
    <div className="grid gap-8">
      <DescriptionList {...args} columns={1} />
      <DescriptionList {...args} columns={2} />
    </div>
  ),
};
