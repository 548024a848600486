import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { narrow } from '../testing/narrow.tsx';
import { FooterActions } from './FooterActions.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Components/Structure/PageHeader',
  component: PageHeader,
  args: { title: 'Registrations', children: '1,284 registrations' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Playground: Story = {};
/** For a record: its status, a line of facts and the actions. */
export const OfARecord: Story = {
  tags: ['visual'],
  args: {
    title: 'Van der Brüggen Holding B.V.',
    children: undefined,
    above: <Breadcrumbs label="You are here" crumbs={[{ label: 'Registrations', href: '#registrations' }]} />,
    badge: <Badge tone="info">Complete</Badge>,
  },
};
/** On a phone what can be done with a record is at the thumb, and nothing is hidden behind it. */
export const ActionsAtTheFoot: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    title: 'Van der Brüggen Holding B.V.',
    actions: (
      <FooterActions>
        <Button variant="danger">Reject</Button>
        <Button variant="primary">Accept registration</Button>
      </FooterActions>
    ),
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Reject' }).getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeLessThan(40);
    await expect(
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
    ).toBeGreaterThan(60);
  },
};
/** A short title with wide actions on a phone: they go below, where the line of facts would break at each word. */
export const ShortTitle: Story = {
  decorators: [narrow],
  args: {
    title: 'Ben Böhm',
    children: 'Natural person, Mainz',
    actions: (
      <>
        <Button>Merge client…</Button>
        <Button>Status</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const facts = canvas.getByText('Natural person, Mainz').getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Status' }).getBoundingClientRect().top).toBeGreaterThan(
      facts.bottom,
    );
  },
};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  args: { title: 'Vermögensverwaltungsgesellschaft Donaudampfschifffahrt Beteiligungs-GmbH & Co. KG' },
};
/** Alone, with a line below, with everything. */
export const Matrix: Story = {
  render: args => (
    <div className="grid gap-8">
      <article>
        <PageHeader title="Tasks" />
      </article>
      <article>
        <PageHeader {...args} title="Inbox" />
      </article>
      <article>
        <PageHeader title="Van der Brüggen Holding B.V." badge={<Badge tone="info">Complete</Badge>}>
          Business, Utrecht
        </PageHeader>
      </article>
    </div>
  ),
};
