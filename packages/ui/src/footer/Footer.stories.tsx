import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../testing/narrow.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Structure/Footer',
  component: Footer,
  args: { product: 'Dossier', tenant: 'meridian' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Powered by Dossier');
  },
};
export const Playground: Story = {};
/** Only where something else than a release is deployed. */
export const WithBranch: Story = { args: { branch: 'feature/palette' } };
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    tenant: 'noordhaven-vermogensbeheer-acceptatieomgeving',
    branch: 'feature/eine-sehr-lange-bezeichnung',
  },
  decorators: [narrow],
};
/** With a branch and without. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid gap-3">
      <article>
        <Footer {...args} />
      </article>
      <article>
        <Footer {...args} branch="acceptance" />
      </article>
    </div>
  ),
};
