import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Status } from '../status/Status.tsx';
import { narrow } from '../testing/narrow.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Structure/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'funds', title: 'Source of funds', summary: '2 sources', content: 'Wage or pension. Savings.' },
      {
        id: 'wealth',
        title: 'Source of wealth',
        summary: <Status tone="warning">Waiting for a document</Status>,
        content: 'Company sale, 2019.',
      },
      { id: 'tax', title: 'Tax residency', content: 'Netherlands, Belgium.' },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { headingLevel: 2 } };
/** Everything works by keyboard alone. */
export const ByKeyboard: Story = {
  tags: ['tree'],
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: /Source of funds/ });
    await step('Tab leads to it, Enter opens it', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByText('Wage or pension. Savings.')).toBeVisible();
    });
    await step('Space closes it, and the focus stays', async () => {
      await userEvent.keyboard(' ');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toHaveFocus();
    });
  },
};

/** German, in 320 px. */
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        title: 'Wirtschaftlich berechtigte Personen der Vermögensverwaltungsgesellschaft',
        summary: '3 offen',
        content: 'Der Gesellschafterverzeichnisauszug fehlt.',
        isOpenAtFirst: true,
      },
    ],
  },
  decorators: [narrow],
};

/** One open, one closed, one that summarises. */
export const Matrix: Story = {
  tags: ['visual'],
  args: {
    items: [
      { id: 'a', title: 'Open', content: 'What it holds.', isOpenAtFirst: true },
      { id: 'b', title: 'Closed', content: 'Not seen.' },
      { id: 'c', title: 'With a summary', summary: '6 of 6', content: 'Not seen.' },
    ],
  },
};
