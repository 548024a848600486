import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../section/index.ts';
import { Cluster } from './Cluster.tsx';
import { Columns } from './Columns.tsx';
import { Sheet } from './Sheet.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Structure/Layout',
  component: Columns,
  subcomponents: { Stack, Cluster, Sheet },
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
/** A wide column with a narrow one beside it. */
export const Aside: Story = { args: { count: 'aside' } };

const part = (id: string, title: string) => ({
  id,
  content: <Section title={title}>Plain, on the sheet.</Section>,
});

/** Three columns where there is room, two and the rest below them, one on a phone. */
export const OneSheet: Story = {
  tags: ['visual'],
  render: () => (
    <Sheet
      columns={[
        [part('work', 'My work today'), part('recent', 'Most recent')],
        [part('months', 'By month'), part('pipeline', 'Pipeline')],
        [part('team', 'Team load')],
      ]}
    />
  ),
};
