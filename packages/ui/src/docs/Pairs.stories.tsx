import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guideOf } from './guides.ts';
import { Pairs } from './parts.tsx';

const titles = import.meta.glob<{ readonly title: string }>('../*/*.stories.tsx', {
  eager: true,
  import: 'default',
});
/** The guides of one group of components, by folder. */
const guidesOf = (group: string) => {
  const folders = new Set(
    Object.entries(titles)
      .filter(([, { title }]) => title.startsWith(`Components/${group}/`))
      .map(([file]) => file.split('/')[1]),
  );
  return Object.entries(guideOf).filter(([folder]) => folders.has(folder));
};

function AllPairs({ group }: { readonly group: string }) {
  return (
    <div className="grid gap-8">
      {guidesOf(group).map(([folder, guidance]) => (
        <article key={folder} className="grid gap-3">
          <h2 className="text-lg font-semibold text-text">{folder}</h2>
          <Pairs pairs={guidance.pairs} />
        </article>
      ))}
    </div>
  );
}

/** What the pages of components show as right and wrong, held to what every story is held to. */
const meta = {
  title: 'Foundations/Pairs',
  component: AllPairs,
  tags: ['!autodocs', 'internal'],
  parameters: {
    // Several pages on one: their landmarks have the same names.
    a11y: {
      config: {
        rules: [
          { id: 'landmark-unique', enabled: false },
          { id: 'landmark-no-duplicate-banner', enabled: false },
          { id: 'landmark-no-duplicate-contentinfo', enabled: false },
          { id: 'landmark-no-duplicate-main', enabled: false },
        ],
      },
    },
    markup: {
      'element-permitted-content': 'A layout has its own <main>, shown in an article.',
      'no-multiple-main': 'Several pages on one.',
    },
  },
  play: async ({ args, canvas }) => {
    const pairs = guidesOf(args.group).flatMap(([, guidance]) => guidance.pairs);
    await expect(canvas.getAllByText('Do')).toHaveLength(pairs.length);
  },
} satisfies Meta<typeof AllPairs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = { args: { group: 'Actions' } };
export const Data: Story = { args: { group: 'Data' } };
export const Fields: Story = { args: { group: 'Fields' } };
export const Messages: Story = { args: { group: 'Messages' } };
export const Modals: Story = { args: { group: 'Modals' } };
export const Navigation: Story = { args: { group: 'Navigation' } };
export const Status: Story = { args: { group: 'Status' } };
export const Structure: Story = { args: { group: 'Structure' } };
