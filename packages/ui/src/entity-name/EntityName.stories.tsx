import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntityName } from './EntityName.tsx';

const meta = {
  title: 'Components/Data/EntityName',
  component: EntityName,
  args: { kind: 'company', children: 'Van der Brüggen Holding B.V.' },
} satisfies Meta<typeof EntityName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Every variant and state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-2 text-sm">
      <EntityName kind="person">Maarten van der Brüggen</EntityName>
      <EntityName kind="people">{"Zoë Müller & Jan 't Hart"}</EntityName>
      <EntityName kind="company" kindLabel="Business">
        Café Lumière SRL
      </EntityName>
    </div>
  ),
};
