import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { narrow } from '../testing/narrow.tsx';
import { ActionGate } from './ActionGate.tsx';

const press = fn();
const meta = {
  title: 'Components/Actions/ActionGate',
  component: ActionGate,
  args: {
    reasons: ['Two sections are incomplete'],
    children: gate => (
      <Button variant="primary" {...gate} onClick={press}>
        Accept registration
      </Button>
    ),
  },
} satisfies Meta<typeof ActionGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    press.mockClear();
    const button = canvas.getByRole('button', { name: 'Accept registration' });
    await step('it can be focused, and is read with its reason', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription('Two sections are incomplete');
    });
    await step('it does nothing', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button);
      await expect(press).not.toHaveBeenCalled();
    });
  },
};
export const Playground: Story = { args: { placement: 'below' } };
/** Without reasons the action is available. */
export const Open: Story = {
  args: { reasons: [] },
  play: async ({ canvas }) => {
    press.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(press).toHaveBeenCalledOnce();
  },
};
/** Every reason is listed. */
export const SeveralReasons: Story = {
  args: { reasons: ['Two sections are incomplete', 'Malik Bakker asked for it: another person approves'] },
};
/** German, in 320 px. */
export const LongText: Story = {
  args: {
    reasons: ['Die wirtschaftlich berechtigten Personen sind noch nicht vollständig festgestellt worden'],
  },
  decorators: [narrow],
};
/** Open, one reason, several; next to and below. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid gap-6">
      {(['end', 'below'] as const).flatMap(placement =>
        [[], ['Two sections are incomplete'], ['Two sections are incomplete', 'A hit is unresolved']].map(
          reasons => (
            <ActionGate
              {...args}
              key={`${placement} ${reasons.length}`}
              placement={placement}
              reasons={reasons}
            />
          ),
        ),
      )}
    </div>
  ),
};
