import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, buttonSizes, buttonVariants } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { icon } from '../icons/icon.ts';

const DownloadIcon = icon(Download);
const PlusIcon = icon(Plus);

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Playground: Story = { args: { variant: 'primary', size: 'regular' } };
/** With an icon before its text. */
export const WithIcon: Story = { args: { icon: <DownloadIcon aria-hidden />, children: 'Export' } };
/** As wide as its container. */
export const Wide: Story = { args: { variant: 'primary', isWide: true, children: 'Login' } };
/** While it is busy it stays focusable and says what it is doing. */
export const Busy: Story = {
  args: { variant: 'primary', isBusy: true, busyLabel: 'Saving…' },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' });
    await step('takes no second press', async () => {
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
    await step('says that it is busy, and keeps the focus', async () => {
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).toHaveFocus();
    });
  },
};
/** A disabled button stays focusable and gives its reason. */
export const DisabledWithReason: Story = {
  args: { isDisabled: true, disabledReason: 'Two sections are incomplete', children: 'Accept registration' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Accept registration' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Two sections are incomplete');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
/** The form that it sends is not complete: it says so, keeps its look, and pressing it shows what is missing. */
export const Incomplete: Story = {
  args: { variant: 'primary', isIncomplete: true, children: 'Login', 'aria-describedby': 'login-reason' },
  render: args => (
    <>
      <Button {...args} />
      <span id="login-reason" hidden>
        Complete the required fields.
      </span>
    </>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Login' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Complete the required fields.');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
/** A link that looks like a button. */
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#new" variant="primary" icon={<PlusIcon aria-hidden />}>
      New registration
    </ButtonLink>
  ),
};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  tags: ['visual'],
  globals: { locale: 'de-DE' },
  args: { variant: 'primary', children: 'Rechtsschutzversicherungsgesellschaft als Beteiligte hinzufügen' },
};

const states = [
  ['Default', '', {}],
  ['Hover', 'pseudo-hover', {}],
  ['Focus', 'pseudo-focus-visible', {}],
  ['Pressed', 'pseudo-hover pseudo-active', {}],
  ['Busy', '', { isBusy: true }],
  ['Disabled', '', { isDisabled: true }],
] as const;

/** Every variant in every state, and small. */
export const Matrix: Story = {
  tags: ['visual', 'key'],
  parameters: { pseudo: { rootSelector: 'body' } },
  render: () => (
    <div className="grid gap-3">
      {buttonSizes.map(size =>
        buttonVariants.map(variant => (
          <div key={size + variant} className="flex flex-wrap gap-3">
            {states.map(([name, className, props]) => (
              <Button key={name} variant={variant} size={size} className={className} {...props}>
                {name}
              </Button>
            ))}
          </div>
        )),
      )}
    </div>
  ),
};
