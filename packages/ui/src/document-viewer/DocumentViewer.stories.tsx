import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { DocumentViewer } from './DocumentViewer.tsx';
import { aDocument } from './example.ts';

const meta = {
  title: 'Components/Data/DocumentViewer',
  component: DocumentViewer,
  args: { label: 'kvk-uittreksel.pdf', document: aDocument, className: 'max-w-160' },
} satisfies Meta<typeof DocumentViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, step }) => {
    const frame = canvas.getByRole('group', { name: 'Page of kvk-uittreksel.pdf' });
    const size = () => {
      const drawn = frame.querySelector('canvas');
      return [drawn?.offsetWidth ?? 0, drawn?.offsetHeight ?? 0] as const;
    };
    await step('it is as wide as there is room', async () => {
      await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleName('kvk-uittreksel.pdf, 1 of 2'));
      await expect(size()[0]).toBe(frame.clientWidth - 24);
      await expect(canvas.getByText(/68750110/)).toBeInTheDocument();
    });
    await step('pages are turned by button and by key', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleName('kvk-uittreksel.pdf, 2 of 2'));
      await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      frame.focus();
      await userEvent.keyboard('{PageUp}');
      await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleName('kvk-uittreksel.pdf, 1 of 2'));
    });
    await step('turning it makes it lie', async () => {
      await userEvent.keyboard('r');
      await waitFor(() => expect(size()[0]).toBeGreaterThan(size()[1]));
      await userEvent.keyboard('{Shift>}R{/Shift}');
      await waitFor(() => expect(size()[1]).toBeGreaterThan(size()[0]));
    });
    await step('zooming goes in steps, and back to fit', async () => {
      const [fitted] = size();
      await userEvent.keyboard('++');
      await waitFor(() => expect(size()[0]).toBeGreaterThan(fitted));
      await userEvent.keyboard('0');
      await waitFor(() => expect(size()[0]).toBe(fitted));
    });
  },
};
export const Playground: Story = {};

/** One page, and what can be done with it besides viewing. */
export const OnePage: Story = {
  args: {
    document: { ...aDocument, pages: 1 },
    actions: <Button onClick={fn()}>Download</Button>,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAccessibleName('kvk-uittreksel.pdf, 1 of 1'));
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
  },
};

/** The frame keeps its place while a page is drawn, and says that it is busy. */
export const Loading: Story = {
  args: { document: { ...aDocument, draw: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: /^Page of/ })).toHaveAttribute('aria-busy', 'true');
  },
};

/** A page that cannot be read says so. */
export const Failed: Story = {
  args: { document: { ...aDocument, draw: () => Promise.reject(new Error('Broken')) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page cannot be shown.')).toBeVisible();
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Nach rechts drehen' })).toBeVisible();
  },
};

/** On a phone the tools stand in two lines. */
export const Narrow: Story = { args: { className: 'max-w-80' } };
