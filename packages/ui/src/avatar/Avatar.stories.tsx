import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../testing/narrow.tsx';
import { Avatar } from './Avatar.tsx';
import { PersonName } from './PersonName.tsx';

const meta = {
  title: 'Components/Status/Avatar',
  component: Avatar,
  args: { name: 'Sanne de Wit' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
/** Next to the name. */
export const WithName: Story = { render: ({ name }) => <PersonName>{name}</PersonName> };
/** Every variant and state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="flex items-center gap-3">
      <Avatar name="Malik Bakker" />
      <Avatar name="Élodie" />
      <Avatar name="Malik Bakker" size="medium" />
    </div>
  ),
};
/** German text, 320 px wide. */
export const LongText: Story = {
  args: { name: 'Friederike Großmann-Schlüter von der Donaudampfschifffahrtsgesellschaft' },
  decorators: [narrow],
};
