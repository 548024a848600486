import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ArchiveIcon, DownloadIcon } from '../icons/index.ts';
import { Tooltip, tooltipPlacements } from './Tooltip.tsx';

const meta = {
  title: 'Components/Messages/Tooltip',
  component: Tooltip,
  args: {
    text: 'All pages with their attachments, as one PDF',
    children: <Button icon={<DownloadIcon aria-hidden />}>Export</Button>,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard shows it at once; Escape takes it away and leaves the focus where it is. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await step('it describes the button, shown or not', async () => {
      await expect(button).toHaveAccessibleDescription('All pages with their attachments, as one PDF');
    });
    await step('the keyboard shows it', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('as one PDF');
    });
    await step('Escape takes it away', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
};
export const Playground: Story = { args: { placement: 'top' } };

/** A mouse that rests on the control shows it; it stays while the mouse is on its text. */
export const ByMouse: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await step('it comes when the mouse rests', async () => {
      await userEvent.hover(button);
      await expect(await screen.findByRole('tooltip')).toBeVisible();
    });
    await step('it stays while the mouse is on its text', async () => {
      await userEvent.hover(screen.getByRole('tooltip'));
      await expect(screen.getByRole('tooltip')).toBeVisible();
    });
    await step('it goes with the mouse', async () => {
      await userEvent.unhover(screen.getByRole('tooltip'));
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
  },
};

/** An icon button has a name of its own; the tooltip says what the name does not. */
export const OfAnIconButton: Story = {
  args: {
    text: 'It can be restored within 30 days',
    children: <IconButton label="Archive" variant="secondary" icon={<ArchiveIcon aria-hidden />} />,
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveAccessibleDescription(
      'It can be restored within 30 days',
    );
  },
};

/** A longer German text takes more than one line. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    text: 'Sämtliche Seiten einschließlich der Anlagen und der Unterschriften, zusammengefasst in einer einzigen Datei',
    children: <Button icon={<DownloadIcon aria-hidden />}>Exportieren</Button>,
  },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

/** Every side; one of them shows. */
export const Matrix: Story = {
  tags: ['visual'],
  args: { placement: 'bottom' },
  render: args => (
    <div className="flex gap-3 px-9 pb-9">
      {tooltipPlacements.map(placement => (
        <Tooltip key={placement} text={args.text} placement={placement}>
          <Button>{placement}</Button>
        </Tooltip>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'bottom' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};
