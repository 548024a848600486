import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrow } from '../testing/narrow.tsx';
import { DossierIndex, edgeTones } from './DossierIndex.tsx';

const meta = {
  title: 'Components/Structure/DossierIndex',
  component: DossierIndex,
  args: {
    label: 'Sections',
    current: 'parties',
    tone: 'info',
    onChange: fn(),
    sections: [
      { id: 'overview', label: 'Overview', href: '#overview' },
      { id: 'parties', label: 'Parties', state: '4', href: '#parties' },
      { id: 'documents', label: 'Documents', state: '6/6', href: '#documents' },
    ],
    children: 'Four parties.',
  },
} satisfies Meta<typeof DossierIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Parties');
  },
};
export const Playground: Story = {};
/** The sheet takes the height that the page has, and what stands next to it stands next to it. */
export const WholePage: Story = {
  args: { aside: 'Your decision' },
  decorators: [
    Story => (
      <div className="flex h-dvh flex-col">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const sheet = canvas.getByText('Four parties.').getBoundingClientRect();
    const aside = canvas.getByText('Your decision').getBoundingClientRect();
    await expect(sheet.height).toBeGreaterThan(500);
    await expect(aside.left).toBeGreaterThanOrEqual(sheet.right);
    await expect(aside.top).toBeLessThanOrEqual(sheet.top);
  },
};
/** What is due stands over the aside, which stays in sight; on a narrow screen it comes first. */
export const WithLead: Story = {
  args: {
    lead: 'Your decision',
    aside: 'Still missing',
    children: <div className="h-[200vh]">Four parties.</div>,
  },
  play: async ({ canvas }) => {
    const lead = canvas.getByText('Your decision').getBoundingClientRect();
    const aside = canvas.getByText('Still missing');
    await expect(aside.getBoundingClientRect().top).toBeGreaterThanOrEqual(lead.bottom);
    await expect(aside.getBoundingClientRect().left).toBe(lead.left);
    window.scrollTo(0, 600);
    await expect(aside.getBoundingClientRect().bottom).toBeGreaterThan(0);
    window.scrollTo(0, 0);
  },
};
/** In a narrow window the decision is above the index, and the aside below the content. */
export const WithLeadNarrow: Story = {
  args: { lead: 'Your decision', aside: 'Still missing' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const { top } = canvas.getByText('Your decision').getBoundingClientRect();
    await expect(canvas.getByRole('combobox').getBoundingClientRect().top).toBeGreaterThan(top);
    await expect(canvas.getByText('Still missing').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('Four parties.').getBoundingClientRect().top,
    );
  },
};
/** The spine in every state. */
export const Matrix: Story = {
  render: args => (
    <div className="grid gap-6">
      {edgeTones.map(tone => (
        <DossierIndex
          key={tone}
          {...args}
          label={`Sections, ${tone}`}
          tone={tone}
          sections={[{ id: tone, label: tone, href: `#${tone}` }]}
          current={tone}
        >
          {tone}
        </DossierIndex>
      ))}
    </div>
  ),
};
/** German text, 320 px wide. */
export const LongText: Story = {
  args: {
    sections: [
      { id: 'parties', label: 'Wirtschaftlich berechtigte Personen', state: '4 von 12', href: '#parties' },
      { id: 'documents', label: 'Gesellschafterverzeichnisauszüge', href: '#documents' },
    ],
  },
  decorators: [narrow],
};
