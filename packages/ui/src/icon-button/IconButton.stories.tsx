import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Plus, Trash2, X } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { buttonSizes } from '../button/Button.tsx';
import { IconButton } from './IconButton.tsx';
import { icon } from '../icons/icon.ts';
import { narrow } from '../testing/narrow.tsx';

const EllipsisIcon = icon(Ellipsis);
const PlusIcon = icon(Plus);
const Trash2Icon = icon(Trash2);
const XIcon = icon(X);

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <XIcon aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Playground: Story = {};
/** It can be read but not changed. */
export const Disabled: Story = { args: { isDisabled: true, disabledReason: 'Nothing to close' } };

/** It keeps its name and its place, and does nothing more. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Big enough for a finger in every density. */
export const Compact: Story = {
  globals: { density: 'compact' },
  args: { size: 'small' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

/** Every variant and size. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid w-fit grid-cols-4 gap-3">
      {buttonSizes.flatMap(size => [
        <IconButton
          key={`${size} p`}
          {...args}
          size={size}
          variant="primary"
          label="Add"
          icon={<PlusIcon aria-hidden />}
        />,
        <IconButton
          key={`${size} s`}
          {...args}
          size={size}
          variant="secondary"
          label="More"
          icon={<EllipsisIcon aria-hidden />}
        />,
        <IconButton key={`${size} q`} {...args} size={size} />,
        <IconButton
          key={`${size} d`}
          {...args}
          size={size}
          variant="danger"
          label="Delete"
          icon={<Trash2Icon aria-hidden />}
        />,
      ])}
    </div>
  ),
};
/** German text, 320 px wide. */
export const LongText: Story = {
  args: { label: 'Vermögensverwaltungsgesellschaft aus dem Gesellschafterverzeichnis entfernen' },
  decorators: [narrow],
};
