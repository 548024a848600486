import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { intents, surfaces, tokenNames, type TokenName, type Tokens } from '../theme/index.ts';
import { useLiveTokens } from './use-live-tokens.ts';

const groups: readonly (readonly [string, string, (name: TokenName) => boolean])[] = [
  [
    'Surfaces',
    'Opaque grounds, from the canvas to the selected row.',
    name => (surfaces as readonly string[]).includes(name),
  ],
  ['Text', 'Each is legible on every surface.', name => /^text(-|$)/.test(name) && !name.includes('inverse')],
  [
    'Lines',
    'Decoration, controls and the focus ring.',
    name => /^(border|focus)/.test(name) && !name.includes('inverse'),
  ],
  ...intents.map(
    intent =>
      [
        intent[0]!.toUpperCase() + intent.slice(1),
        'A fill may be as pale as the brand; an indicator can always be seen.',
        (name: TokenName) => new RegExp(`(^|-)${intent}-`).test(name),
      ] as const,
  ),
  ['Inverse', 'The opposite of the page.', name => name.includes('inverse')],
  ['Navigation', 'The bar on top.', name => name.startsWith('nav')],
  ['Data', 'Six series, one for the rest, one for a chart of one series.', name => name.startsWith('chart')],
];

function Swatch({ name, hex }: { readonly name: TokenName; readonly hex: string }) {
  return (
    <li className="flex items-center gap-3">
      <span
        className="size-9 shrink-0 rounded-md border border-border-strong"
        style={{ backgroundColor: `var(--d-${name})` }}
      />
      <span className="grid min-w-0">
        <code className="truncate text-xs text-text">--d-{name}</code>
        <code className="text-xs text-text-muted">{hex}</code>
      </span>
    </li>
  );
}

function Page({ tokens }: { readonly tokens: Tokens | undefined }) {
  if (!tokens) return null;
  return (
    <div className="grid gap-8">
      <h1 className="font-heading text-2xl">Tokens</h1>
      {groups.map(([title, purpose, belongs]) => (
        <section key={title} className="grid gap-3">
          <h2 className="text-lg">{title}</h2>
          <p className="text-sm text-text-muted">{purpose}</p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-3">
            {tokenNames.filter(belongs).map(name => (
              <Swatch key={name} name={name} hex={tokens[name]} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Every colour that a component may use, as the chosen tenant's look has it now. */
const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  parameters: { audit: false },
  render: function Tokens() {
    return <Page tokens={useLiveTokens()} />;
  },
} satisfies Meta;
export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const name of tokenNames) await expect(canvas.getByText(`--d-${name}`)).toBeInTheDocument();
  },
};
