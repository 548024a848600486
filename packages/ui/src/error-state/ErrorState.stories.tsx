import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
export const WithReference: Story = { args: { reference: 'req_7f3a91c2' } };
