import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AddIcon } from '../icons/index.ts';
import { Button } from '../button/index.ts';
import { narrow } from '../testing/narrow.tsx';
import type { OwnershipEdge, OwnershipNode } from './data.ts';
import { OwnershipGraph } from './OwnershipGraph.tsx';

const holding: OwnershipNode = {
  id: 'holding',
  label: 'Van der Brüggen Holding B.V.',
  kind: 'company',
  note: '68 75 01 10',
  href: '#holding',
  isSubject: true,
};
const maarten: OwnershipNode = {
  id: 'maarten',
  label: 'Maarten van der Brüggen',
  kind: 'person',
  note: 'Director, UBO, signs',
  href: '#maarten',
  isBeneficialOwner: true,
};
const zoe: OwnershipNode = {
  id: 'zoe',
  label: 'Zoë Müller',
  kind: 'person',
  note: 'UBO',
  href: '#zoe',
  isBeneficialOwner: true,
};
const foundation: OwnershipNode = {
  id: 'stak',
  label: 'STAK De Linde',
  kind: 'company',
  note: 'Foundation',
  href: '#stak',
};
const property: OwnershipNode = {
  id: 'property',
  label: 'Brüggen Vastgoed B.V.',
  kind: 'company',
  href: '#property',
};
const edges: readonly OwnershipEdge[] = [
  { from: 'maarten', to: 'holding', share: '51' },
  { from: 'zoe', to: 'holding', share: '37' },
  { from: 'stak', to: 'holding', share: '12' },
  { from: 'holding', to: 'property', share: '100' },
];

const meta = {
  title: 'Components/Data/OwnershipGraph',
  component: OwnershipGraph,
  args: {
    title: 'Ownership and control',
    nodes: [maarten, zoe, foundation, holding, property],
    edges,
  },
  decorators: [
    Story => (
      <div className="bg-surface p-panel">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OwnershipGraph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  args: { actions: <Button icon={<AddIcon aria-hidden />}>Add party</Button> },
  play: async ({ canvas, step }) => {
    const link = (name: RegExp) => canvas.getByRole('link', { name });
    await step('a box says in words what its line says to the eye', async () => {
      await expect(
        link(/^Maarten van der Brüggen Director, UBO, signs 51% of Van der Brüggen Holding B\.V\.$/),
      ).toHaveAttribute('href', '#maarten');
    });
    await step('the boxes are one stop, and arrows follow the lines', async () => {
      link(/^Van der Brüggen Holding/).focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(link(/^Zoë Müller/)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(link(/^STAK De Linde/)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(link(/^Brüggen Vastgoed/)).toHaveFocus();
    });
    await step('the same is a table, one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'As table' }));
      await expect(canvas.getByRole('row', { name: /^Zoë Müller/ })).toHaveTextContent(
        '37% of Van der Brüggen Holding B.V.',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'As graph' }));
      await expect(link(/^Zoë Müller/)).toBeVisible();
    });
  },
};
export const Playground: Story = { args: { isTableAtFirst: false } };

/** What the shares leave open has a holder of its own; who has a role and no share a dashed line. */
export const Incomplete: Story = {
  args: {
    nodes: [maarten, zoe, holding],
    edges: [
      { from: 'maarten', to: 'holding', share: '51' },
      { from: 'zoe', to: 'holding' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Unknown holder, 49% of Van der Brüggen Holding B.V.' }),
    ).toBeVisible();
    await expect(canvas.getByText('49% not known')).toBeVisible();
    await expect(canvas.getByText('Dashed line: no share entered.')).toBeVisible();
  },
};
/** More than there is. */
export const TooMuch: Story = {
  args: {
    nodes: [maarten, zoe, holding],
    edges: [
      { from: 'maarten', to: 'holding', share: '60' },
      { from: 'zoe', to: 'holding', share: '55.5' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15.5% too much')).toBeVisible();
  },
};

const person = (id: string): OwnershipNode => ({
  id,
  label: id,
  kind: 'person',
  note: 'UBO',
  href: `#${id}`,
  isBeneficialOwner: true,
});
const company = (id: string, isSubject = false): OwnershipNode => ({
  id,
  label: id,
  kind: 'company',
  href: `#${id}`,
  isSubject,
});
const severalWays = {
  nodes: [person('Anna'), person('Bas'), person('Cor'), person('Dee')].concat([
    company('H1 B.V.'),
    company('H2 B.V.'),
    company('Target B.V.', true),
  ]),
  edges: [
    { from: 'Anna', to: 'H1 B.V.', share: '50' },
    { from: 'Bas', to: 'H1 B.V.', share: '50' },
    { from: 'Anna', to: 'H2 B.V.', share: '30' },
    { from: 'Cor', to: 'H2 B.V.', share: '70' },
    { from: 'H1 B.V.', to: 'Target B.V.', share: '40' },
    { from: 'H2 B.V.', to: 'Target B.V.', share: '30' },
    { from: 'Dee', to: 'Target B.V.', share: '30' },
  ],
};
/** Someone who holds through two companies: the table has each way, and what they come to. */
export const SeveralWays: Story = {
  args: severalWays,
  play: async ({ canvas, step }) => {
    await step('each way in words', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'As table' }));
      const row = canvas.getByRole('row', { name: /^Anna/ });
      await expect(row).toHaveTextContent('Anna → H1 B.V. 50% → Target B.V. 40% = 20%');
      await expect(row).toHaveTextContent('Anna → H2 B.V. 30% → Target B.V. 30% = 9%');
      await expect(row).toHaveTextContent('Together 29%');
      await userEvent.click(canvas.getByRole('button', { name: 'As graph' }));
    });
  },
};
/** Two companies that hold each other. */
export const ClosedLoop: Story = {
  args: {
    nodes: [person('Anna'), company('X B.V.', true), company('Y B.V.')],
    edges: [
      { from: 'Anna', to: 'X B.V.', share: '80' },
      { from: 'Y B.V.', to: 'X B.V.', share: '20' },
      { from: 'X B.V.', to: 'Y B.V.', share: '50' },
    ],
  },
};

const many = Array.from({ length: 54 }, (_, index) => person(`Shareholder ${index + 1}`));
/** Sixty: there is no room side by side, so that holders stand before what they hold. */
export const Many: Story = {
  args: {
    nodes: [
      ...many,
      ...[1, 2, 3, 4, 5].map(number => company(`Holding ${number} B.V.`)),
      company('Family office B.V.', true),
    ],
    edges: [
      ...many.map(({ id }, index) => ({ from: id, to: `Holding ${1 + (index % 5)} B.V.`, share: '9.0909' })),
      ...[1, 2, 3, 4, 5].map(number => ({
        from: `Holding ${number} B.V.`,
        to: 'Family office B.V.',
        share: '20',
      })),
    ],
  },
};

const people = Array.from({ length: 180 }, (_, index) => person(`Shareholder ${index + 1}`));
const companies = Array.from({ length: 19 }, (_, index) => company(`Holding ${index + 1} B.V.`));

/** Two hundred parties: drawn at once, zoomed out for an overview and in for a name. */
export const Hundreds: Story = {
  args: {
    nodes: [...people, ...companies, company('Family office B.V.', true)],
    edges: [
      ...people.map(({ id }, index) => ({
        from: id,
        to: `Holding ${1 + (index % 19)} B.V.`,
        share: '10',
      })),
      ...companies.map(({ id }) => ({ from: id, to: 'Family office B.V.', share: '5' })),
    ],
  },
  play: async ({ canvas }) => {
    const widthOf = () => canvas.getByRole('link', { name: /^Family office/ }).getBoundingClientRect().width;
    const before = widthOf();
    const [out, larger] = [/^Zoom out/, /^Zoom in/].map(name => canvas.getByRole('button', { name }));
    await userEvent.click(out!);
    await userEvent.click(out!);
    await expect(out).toHaveAttribute('aria-disabled', 'true');
    await expect(widthOf()).toBeLessThan(before);
    for (let step = 0; step < 4; step++) await userEvent.click(larger!);
    await expect(larger).toHaveAttribute('aria-disabled', 'true');
    await expect(widthOf()).toBeGreaterThan(before);
  },
};
/** German text, 320 px wide: without room for a drawing the table stands there. */
export const LongText: Story = {
  args: {
    nodes: [
      { ...maarten, label: 'Maximilian Freiherr von Hohenstein-Wartenberg' },
      zoe,
      { ...foundation, label: 'Vermögensverwaltungsgesellschaft Donaudampfschifffahrt mbH' },
      holding,
    ],
    edges: edges.slice(0, 3),
  },
  globals: { locale: 'de-DE' },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Ownership and control' })).toBeVisible();
  },
};
/** A width that has room for the drawing, and none for its frame: it settles for the table. */
export const AlmostWideEnough: Story = {
  args: {
    nodes: [maarten, zoe, holding],
    edges: [
      { from: 'maarten', to: 'holding', share: '60' },
      { from: 'zoe', to: 'holding', share: '40' },
    ],
  },
  render: args => (
    <div style={{ inlineSize: 340, maxInlineSize: '100%' }}>
      <OwnershipGraph {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    const heights = new Set<number>();
    for (let frames = 0; frames < 10; frames++) {
      await new Promise(requestAnimationFrame);
      heights.add(canvasElement.offsetHeight);
    }
    await expect(heights.size).toBe(1);
  },
};
/** Sideways, where there is no room side by side, and as a table. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-2 items-start gap-6">
      <OwnershipGraph
        title="Many holders"
        nodes={[...many.slice(0, 6), company('Family office B.V.', true)]}
        edges={many.slice(0, 6).map(({ id }, index) => ({
          from: id,
          to: 'Family office B.V.',
          share: index === 0 ? '33.3333' : index === 5 ? undefined : '10',
        }))}
      />
      <div className="grid gap-6">
        <OwnershipGraph title="Several ways" {...severalWays} />
        <OwnershipGraph title="Ways in words" {...severalWays} isTableAtFirst />
      </div>
    </div>
  ),
};
