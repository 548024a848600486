import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Components/Structure/QrCode',
  component: QrCode,
  args: {
    label: 'Meridian Wealth, sanne.dewit',
    value:
      'otpauth://totp/Meridian%20Wealth:sanne.dewit?secret=JBSWY3DPEHPK3PXPMEXAMPLE&issuer=Meridian%20Wealth',
    secret: 'JBSWY3DPEHPK3PXPMEXAMPLE',
  },
  decorators: [
    Story => (
      <div className="max-w-modal-460">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img', { name: 'QR code: Meridian Wealth, sanne.dewit' });
    await expect(image.getBoundingClientRect().width).toBe(256);
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP MEXA MPLE')).toBeVisible();
  },
};
export const Playground: Story = {};
/** More than a code can hold: the key is still there. */
export const Failed: Story = {
  args: { value: 'x'.repeat(4000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cannot be shown/)).toBeVisible();
  },
};
/** German, in 320 px. */
export const Narrow: Story = {
  globals: { locale: 'de-DE' },
  decorators: [
    Story => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
/** With its secret as text. */
export const Matrix: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('img');
  },
};
