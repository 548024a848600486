import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop, type FileDropProps, type Upload, type UploadedFile } from './index.ts';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const sends: Upload = file => Promise.resolve(`id-${file.name}`);
/** Two thirds of the way, for ever. */
const isUnderWay: Upload = (_, { onProgress }) => {
  onProgress(0.64);
  return new Promise(() => undefined);
};
const fails: Upload = () => Promise.reject(new Error('No answer'));

const meta = {
  title: 'Components/Fields/FileDrop',
  component: FileDrop,
  args: {
    label: 'Extract from the trade register',
    allowed: ['pdf', 'png', 'jpg'],
    upload: sends,
    value: [],
    onValueChange: fn(),
    className: 'max-w-96',
  },
  render: function Controlled(args: FileDropProps) {
    const [value, setValue] = useState(args.value ?? []);
    const change = (next: readonly UploadedFile[]) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    return <FileDrop {...args} value={value} onValueChange={change} />;
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByLabelText('Extract from the trade register', { selector: 'input' });
    await step('Tab reaches it, and it says what it takes', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await expect(input).toHaveAccessibleDescription('PDF, PNG, or JPG, up to 15 MB each');
    });
    await step('a picked file is sent', async () => {
      await userEvent.upload(input, pdf('kvk-uittreksel-2026.pdf'));
      await waitFor(() =>
        expect(args.onValueChange).toHaveBeenLastCalledWith([
          { id: 'id-kvk-uittreksel-2026.pdf', name: 'kvk-uittreksel-2026.pdf', size: 8 },
        ]),
      );
    });
    await step('it can be taken away again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove kvk-uittreksel-2026.pdf' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
  },
};
export const Playground: Story = {};
/** While a file is uploading: progress, and a way to cancel. */
export const Uploading: Story = {
  args: { upload: isUnderWay },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Extract from the trade register', { selector: 'input' });
    await userEvent.upload(input, pdf('kvk-uittreksel-2026.pdf'));
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.64');
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel/ }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
/** An upload that failed can be retried. */
export const Failed: Story = {
  args: { upload: fails },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Extract from the trade register', { selector: 'input' });
    await userEvent.upload(input, pdf('kvk-uittreksel-2026.pdf'));
    await expect(await canvas.findByText('The upload failed.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Try again/ })).toBeVisible();
  },
};
/** In German: labels are longer, and numbers and dates follow the language. */
export const German: Story = {
  globals: { locale: 'de-DE' },
  args: { label: 'Auszug aus dem Handelsregister', hint: 'Nicht älter als drei Monate.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PDF, PNG oder JPG, je höchstens 15 MB')).toBeVisible();
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <FileDrop label="Empty" allowed={['pdf', 'png']} upload={sends} isOptional hint="Help that stays" />
      <FileDrop
        label="Uploaded"
        allowed={['pdf', 'png']}
        upload={sends}
        value={[{ id: '1', name: 'kvk-uittreksel-2026.pdf', size: 184_320 }]}
      />
      <FileDrop label="On its way" allowed={['pdf', 'png']} upload={isUnderWay} />
      <FileDrop label="In error" allowed={['pdf', 'png']} upload={sends} error="This field is required" />
      <FileDrop
        label="Disabled"
        allowed={['pdf', 'png']}
        upload={sends}
        value={[{ id: '1', name: 'jaarrekening-2025.pdf', size: 1_843_200 }]}
        isDisabled
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('On its way', { selector: 'input' });
    await userEvent.upload(input, [pdf('kvk-uittreksel-2026.pdf'), new File([''], 'jaarrekening.pdf')]);
    await expect(await canvas.findByText('File too small')).toBeVisible();
  },
};
