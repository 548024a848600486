import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { auditColours } from '../testing/audit-colours.ts';
import { readTokens } from './use-live-tokens.ts';

/** The auditor of colours, held to what it must find. */
const meta = {
  title: 'Foundations/Auditor',
  tags: ['!autodocs', 'internal'],
  parameters: { audit: false, a11y: { test: 'off' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const finds =
  (expected: RegExp | null): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const findings = auditColours(canvasElement, readTokens(document.body)).join('\n');
    if (expected) await expect(findings).toMatch(expected);
    else await expect(findings).toBe('');
  };

export const PassesPromisedPairs: Story = {
  render: () => (
    <p className="border border-border-control bg-surface text-text-muted">Muted text in a box</p>
  ),
  play: finds(null),
};
export const FindsTextOnAStrangeGround: Story = {
  render: () => <p className="bg-accent-solid text-primary-text">A link on a fill</p>,
  play: finds(/text of <p> A link on a fill/),
};
export const FindsAColourThatIsNoToken: Story = {
  render: () => <p style={{ color: 'rgb(1, 2, 3)' }}>Home-made</p>,
  play: finds(/#010203, which is no token/),
};
export const FindsAnEdgeThatIsTooPale: Story = {
  render: () => <p className="border border-primary-soft bg-surface text-text">Pale edge</p>,
  play: finds(/border of <p> Pale edge/),
};
export const FindsFadedText: Story = {
  render: () => <p className="opacity-60">Faded</p>,
  play: finds(/is faded/),
};
