import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { narrow } from '../testing/narrow.tsx';
import { DiffView } from './DiffView.tsx';
import type { MergeChoices, MergeField } from './merge.ts';
import { MergeView } from './MergeView.tsx';

const changes = [
  { id: 'city', label: 'City', before: 'Utrecht', after: 'Zeist' },
  { id: 'phone', label: 'Phone', before: null, after: '+31 6 12 34 56 78' },
  { id: 'residency', label: 'Tax residency', before: 'Belgium', after: null },
];
const fields: readonly MergeField[] = [
  { id: 'street', label: 'Street', base: 'Maliebaan 14', theirs: 'Maliebaan 41', mine: 'Maliesingel 41' },
  { id: 'postcode', label: 'Postal code', base: '3581 CC', theirs: '3581 CD', mine: '3581 BG' },
  {
    id: 'mail',
    label: 'E-mail',
    base: 'info@brueggen.example',
    theirs: 'info@brueggen.example',
    mine: 'kantoor@brueggen.example',
  },
  { id: 'phone', label: 'Phone', base: '+3*******200', theirs: '+3*******415', mine: '+3*******200' },
];

const chosen = fn();
function Merges({ initialChoices }: { readonly initialChoices?: MergeChoices }) {
  const [choices, setChoices] = useState(initialChoices ?? {});
  return (
    <MergeView
      label="Address of Van der Brüggen Holding B.V."
      fields={fields}
      choices={choices}
      theirsLabel="Eva, 10:44"
      onChoose={(field, side) => {
        chosen(field, side);
        setChoices({ ...choices, [field]: side });
      }}
    />
  );
}

const meta = {
  title: 'Components/Structure/DiffView',
  component: DiffView,
  subcomponents: { MergeView },
  args: { label: 'Changes of 12 November', changes },
} satisfies Meta<typeof DiffView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('~ChangedUtrechtZeist');
  },
};
export const Playground: Story = { args: { layout: 'sideBySide' } };
/** Old and new values side by side. */
export const SideBySide: Story = {
  args: { layout: 'sideBySide' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Changes of 12 November' })).toBeVisible();
  },
};
/** Two people changed the same record: a choice for each conflict. */
export const ThreeWay: Story = {
  render: () => <Merges />,
  play: async ({ canvas, step }) => {
    chosen.mockClear();
    const status = canvas.getByRole('status');
    await step('says what is left to choose', async () => {
      await expect(status).toHaveTextContent('2 fields to choose: Street, Postal code');
    });
    await step('Space chooses', async () => {
      canvas.getByRole('radio', { name: /Street.*Maliesingel 41/ }).focus();
      await userEvent.keyboard(' ');
      await expect(chosen).toHaveBeenCalledWith('street', 'mine');
      await expect(status).toHaveTextContent('1 field to choose: Postal code');
    });
    await step('and all is chosen in the end', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /Postal code.*3581 CD/ }));
      await expect(status).toHaveTextContent('Every field is chosen.');
    });
  },
};
/** The same choice in a narrow window. */
export const ThreeWayNarrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => <Merges />,
};
/** Without changes it says so. */
export const Empty: Story = { args: { changes: [] } };
/** German, in 320 px. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Änderungen',
    changes: [
      {
        id: 'name',
        label: 'Handelsregistername',
        before: 'Vermögensverwaltungsgesellschaft mbH',
        after: 'Donaudampfschifffahrtsgesellschaft Beteiligungs-GmbH & Co. KG',
      },
    ],
  },
  decorators: [narrow],
};
/** Every layout; added, removed, changed; to choose, chosen, kept. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="grid gap-8">
      <DiffView {...args} />
      <DiffView {...args} label="Side by side" layout="sideBySide" />
      <Merges initialChoices={{ postcode: 'theirs' }} />
    </div>
  ),
};
