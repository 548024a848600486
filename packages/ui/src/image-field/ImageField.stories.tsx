import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ImageField } from './ImageField.tsx';

const drawn = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32" fill="${fill}"><circle cx="16" cy="16" r="14"/><path d="M44 8h64v4H44zm0 8h48v4H44z"/></svg>`,
  )}`;
const url = drawn('black');

const meta = {
  title: 'Components/Fields/ImageField',
  component: ImageField,
  args: {
    label: 'Logo',
    hint: 'SVG, PNG, JPEG or WebP, up to 256 KB',
    emptyText: 'Without a logo of your own',
    url: null,
    accept: '.svg,.png,.jpg,.webp',
    className: 'w-96 max-w-full',
    onFile: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    await userEvent.upload(canvas.getByLabelText('Logo'), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};
export const Playground: Story = {};
/** With a picture. */
export const Filled: Story = {
  args: { url },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};

/** What the page would swallow stands on a plate: ink on a dark page, white on a light one. */
export const InkInTheDark: Story = {
  args: { url },
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')!;
    await waitFor(() => expect(getComputedStyle(image).padding).not.toBe('0px'));
  },
};
/** A white picture gets a plate, so that it is visible. */
export const WhiteOnAPage: Story = {
  ...InkInTheDark,
  args: { url: drawn('white') },
  globals: { scheme: 'light' },
};
/** While a picture is uploading. */
export const Busy: Story = { args: { isBusy: true } };
/** The error is shown below and linked to the control. */
export const WithError: Story = { args: { error: 'File type not allowed' } };
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { label: 'Logo auf dunklen Seiten', emptyText: 'Ohne eigenes Logo', className: 'w-72' },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid grid-cols-2 gap-field">
      <ImageField {...args} className="" />
      <ImageField {...args} className="" label="Filled" url={url} />
      <ImageField {...args} className="" label="On its way" isBusy />
      <ImageField {...args} className="" label="In error" error="File type not allowed" />
    </div>
  ),
};
