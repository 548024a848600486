import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { SplitPane, type SplitPaneProps } from './SplitPane.tsx';

function Remembers(args: SplitPaneProps) {
  const [share, setShare] = useState(args.share);
  const change = (next: number) => {
    setShare(next);
    args.onShareChange(next);
  };
  return <SplitPane {...args} share={share} onShareChange={change} />;
}

const sheet = (text: string) => (
  <div className="min-h-40 rounded-md border border-border bg-surface p-panel text-sm">{text}</div>
);

const meta = {
  title: 'Components/Structure/SplitPane',
  component: SplitPane,
  args: {
    name: 'the list',
    share: 40,
    onShareChange: fn(),
    start: sheet('37 registrations wait for your approval.'),
    end: sheet('Van der Brüggen Holding B.V.'),
  },
  render: args => <Remembers {...args} />,
} satisfies Meta<typeof SplitPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { min: 20, max: 80 } };
/** Everything works by keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const separator = canvas.getByRole('separator', { name: 'Width of the list' });
    await step('arrows move it, with Shift further', async () => {
      await userEvent.tab();
      await expect(separator).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
      await expect(separator).toHaveAttribute('aria-valuenow', '52');
    });
    await step('Enter folds the first pane away and brings it back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('37 registrations wait for your approval.')).not.toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(separator).toHaveAttribute('aria-valuenow', '52');
    });
  },
};
/** The divider follows the pointer. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator');
    const { left, width } = separator.parentElement!.getBoundingClientRect();
    const at = (share: number) => ({ pointerId: 1, clientX: left + width * share, clientY: 40 });
    // A synthetic pointer cannot be captured: the browser knows only real ones.
    separator.setPointerCapture = () => undefined;
    separator.hasPointerCapture = () => true;
    await fireEvent.pointerDown(separator, at(0.4));
    await fireEvent.pointerMove(separator, at(0.6));
    await expect(separator).toHaveAttribute('aria-valuenow', '60');
    await fireEvent.pointerMove(separator, at(0.99));
    await expect(separator).toHaveAttribute('aria-valuenow', '80');
  },
};
/** In a right-to-left language everything is mirrored. */
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator');
    separator.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(separator).toHaveAttribute('aria-valuenow', '42');
  },
};
/** Below each other, without a separator. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
/** A list and what is open in it, as one sheet. */
export const AsSheet: Story = {
  tags: ['visual'],
  args: {
    variant: 'sheet',
    start: <p className="min-h-40 p-panel text-sm">37 registrations wait for your approval.</p>,
    end: <p className="p-panel text-sm">Van der Brüggen Holding B.V.</p>,
  },
};
/** Half, least and folded. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid gap-6">
      {[50, 20, 0].map(share => (
        <Remembers key={share} {...args} name={`list ${share}`} share={share} />
      ))}
    </div>
  ),
};
