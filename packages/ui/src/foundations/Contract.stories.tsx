import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect } from 'storybook/test';
import { SearchField } from '../search-field/SearchField.tsx';
import { contract, measure, type MeasuredPair } from '../theme/index.ts';
import { useLiveTokens } from './use-live-tokens.ts';

const isMore = () =>
  document.documentElement.dataset['contrast'] === 'more' ||
  (document.documentElement.dataset['contrast'] === 'system' &&
    matchMedia('(prefers-contrast: more)').matches);

function Row({ pair }: { readonly pair: MeasuredPair }) {
  const passes = pair.ratio >= pair.needed;
  return (
    <tr className="border-b border-border">
      <td className="py-1.5 pe-3">
        {/* A dot, not letters: marks need 3:1 and are not read. */}
        <svg aria-hidden viewBox="0 0 24 14" className="h-7 w-12 rounded-sm border border-border">
          <rect width="24" height="14" fill={`var(--d-${pair.background})`} />
          <circle cx="12" cy="7" r="4" fill={`var(--d-${pair.foreground})`} />
        </svg>
      </td>
      <td className="pe-3">
        <code>{pair.foreground}</code>
      </td>
      <td className="pe-3">
        <code>{pair.background}</code>
      </td>
      <td className="pe-3 text-end">{pair.ratio.toFixed(2)}</td>
      <td className="pe-3 text-end text-text-muted">{pair.needed > 1 ? pair.needed.toFixed(1) : '—'}</td>
      <td className={passes ? 'text-success-text' : 'text-danger-text'}>{passes ? 'Holds' : 'Fails'}</td>
    </tr>
  );
}

function ContractPage() {
  const tokens = useLiveTokens();
  const [search, setSearch] = useState('');
  const pairs = useMemo(() => (tokens ? measure(isMore() ? 'lightMore' : 'light', tokens) : []), [tokens]);
  const failing = pairs.filter(pair => pair.ratio < pair.needed).length;
  const shown = pairs
    .filter(({ foreground, background }) => `${foreground} ${background}`.includes(search.trim()))
    .toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed);
  return (
    <div className="grid gap-4">
      <h1 className="font-heading text-2xl">Contract</h1>
      <p className="text-sm text-text-muted">
        Every pair that a component may paint, measured on what this page shows now. Those with the least to
        spare come first.
      </p>
      <p role="status" className="text-sm font-semibold">
        {pairs.length - failing} of {pairs.length} pairs hold
      </p>
      <SearchField
        label="Find a token"
        placeholder="text-muted, surface-selected, …"
        value={search}
        onValueChange={setSearch}
      />
      <table className="text-sm">
        <thead>
          <tr className="border-b border-border-strong text-xs text-text-muted [&>th]:py-2 [&>th]:pe-3 [&>th]:text-start [&>th]:font-medium">
            <th scope="col">Pair</th>
            <th scope="col">Foreground</th>
            <th scope="col">Background</th>
            <th scope="col">Ratio</th>
            <th scope="col">Needs</th>
            <th scope="col">
              <span className="sr-only">Verdict</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(pair => (
            <Row key={`${pair.foreground} ${pair.background}`} pair={pair} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What every theme promises, with the ratios of the one on the toolbar. */
const meta = {
  title: 'Foundations/Contract',
  tags: ['!autodocs'],
  parameters: { audit: false, zoom: 'A table of measured pairs is two-dimensional.' },
  render: () => <ContractPage />,
} satisfies Meta;
export default meta;

const holds: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${contract.length} of ${contract.length} pairs hold`,
    );
  },
};
export const Standard: StoryObj<typeof meta> = holds;
export const DarkWithMoreContrast: StoryObj<typeof meta> = {
  ...holds,
  globals: { scheme: 'dark', contrast: 'more' },
};
