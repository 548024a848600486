import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Messages/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nothing waits for your approval',
    children: 'Registrations appear here when a colleague asks for a second person.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Playground: Story = {};
/** With a title only. */
export const TitleOnly: Story = { args: { children: undefined } };
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    title: 'Keine Registrierung entspricht dieser Suche und diesen Filtereinstellungen',
    children:
      'Registrierungen erscheinen hier, sobald eine Kollegin oder ein Kollege ein Onboarding beginnt oder die Filter zurückgesetzt werden.',
  },
};
/** All that a page says. */
export const Page: Story = {
  tags: ['visual'],
  args: {
    variant: 'page',
    title: 'Page not found',
    children: 'There is no page at this address. Check the link.',
    action: <Button>Go to the dashboard</Button>,
  },
};
/** With a sentence and an action, and without. */
export const Matrix: Story = {
  render: args => (
    <div className="grid gap-6">
      <EmptyState title="Nothing waits" />
      <EmptyState {...args} action={<Button>Show all registrations</Button>} />
    </div>
  ),
};
