import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { narrow } from '../testing/narrow.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/Messages/ErrorState',
  component: ErrorState,
  args: {
    title: 'The registrations could not be loaded',
    children: 'The platform does not answer. Nothing you typed is lost.',
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
  },
};
export const Playground: Story = {};
/** With a reference for support that can be copied. */
export const WithReference: Story = { args: { reference: 'req_7f3a91c2' } };
/** German text, 320 px wide. */
export const LongText: Story = {
  args: {
    title: 'Die Registrierungen der Vermögensverwaltungsgesellschaft konnten nicht geladen werden',
    reference: 'req_7f3a91c2',
  },
  decorators: [narrow],
};
/** With a reference and an action, and without. */
export const Matrix: Story = {
  render: args => (
    <div className="grid gap-6">
      <ErrorState title="The tasks could not be loaded" />
      <ErrorState {...args} reference="req_7f3a91c2" action={<Button>Try again</Button>} />
    </div>
  ),
};
