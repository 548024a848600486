import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../section/index.ts';
import { Cluster } from './Cluster.tsx';
import { Columns } from './Columns.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Structure/Layout',
  component: Columns,
  subcomponents: { Stack, Cluster },
  args: { children: null },
  render: args => (
    <Stack gap="section">
      <Columns {...args}>
        <Section title="First" variant="sheet">
          A sheet.
        </Section>
        <Section title="Second" variant="sheet">
          Another one.
        </Section>
      </Columns>
      <Cluster justify="between">
        <span>At the start</span>
        <span>At the end</span>
      </Cluster>
    </Stack>
  ),
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Aside: Story = { args: { count: 'aside' } };
