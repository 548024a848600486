import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shuffle } from 'lucide';
import { useMemo, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Select } from '../select/Select.tsx';
import { TextField } from '../text-field/TextField.tsx';
import {
  createTheme,
  densities,
  fonts,
  grounds,
  headingFonts,
  inks,
  navs,
  neutrals,
  onSolids,
  radii,
  textFonts,
  type BrandInput,
} from '../theme/index.ts';
import { ThemePreview } from './ThemePreview.tsx';
import { ThemeReport } from './ThemeReport.tsx';
import { icon } from '../icons/icon.ts';

const ShuffleIcon = icon(Shuffle);

const start = {
  primary: '#2a3a92',
  accent: '#f4c430',
  onSolid: 'auto',
  ink: 'auto',
  neutral: 'cool',
  ground: 'ledger',
  nav: 'plain',
  radius: '4',
  density: 'regular',
  body: 'hanken',
  heading: 'schibsted',
};
type Draft = typeof start;

const choices: readonly (readonly [keyof Draft, string, readonly string[]])[] = [
  ['onSolid', 'Text on brand', onSolids],
  ['ink', 'Ink of links and focus', inks],
  ['neutral', 'Neutral tone', neutrals],
  ['ground', 'Ground', grounds],
  ['nav', 'Navigation', navs],
  ['radius', 'Corners', radii.map(String)],
  ['density', 'Density', densities],
  ['body', 'Text font', textFonts],
  ['heading', 'Title font', headingFonts],
];

const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);
const randomHex = () =>
  `#${Math.floor(Math.random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;
const nameOf = (value: string) => (value in fonts ? fonts[value as keyof typeof fonts].name : value);

const brandOf = (draft: Draft) =>
  ({
    id: 'theme-lab',
    name: 'Your firm',
    brand: {
      primary: draft.primary,
      accent: draft.accent,
      onSolid: draft.onSolid,
      ink: draft.ink,
      neutral: draft.neutral,
      ground: draft.ground,
      nav: draft.nav,
    },
    shape: { radius: Number(draft.radius) },
    density: draft.density,
    type: { body: draft.body, heading: draft.heading },
  }) as BrandInput;

function Lab() {
  const [draft, setDraft] = useState<Draft>(start);
  const [shown, setShown] = useState<Draft>(start);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    // A half-typed colour keeps the last whole one on show.
    if (isHex(next.primary) && isHex(next.accent)) setShown(next);
  };
  const theme = useMemo(() => createTheme(brandOf(shown)), [shown]);
  const colour = (key: 'primary' | 'accent', label: string) => (
    <TextField
      label={label}
      isCode
      value={draft[key]}
      onValueChange={value => change({ [key]: value })}
      error={isHex(draft[key]) ? undefined : 'Six hexadecimal digits after #'}
      end={
        <input
          type="color"
          aria-label={`Pick: ${label}`}
          value={shown[key]}
          onChange={event => change({ [key]: event.target.value })}
          className="size-6"
        />
      }
    />
  );
  return (
    <div className="grid gap-8 xl:grid-cols-[18rem_minmax(0,1fr)]">
      <form className="grid content-start gap-field" onSubmit={event => event.preventDefault()}>
        <h1 className="font-heading text-2xl">Theme lab</h1>
        {colour('primary', 'Brand colour')}
        {colour('accent', 'Accent colour')}
        <Button
          icon={<ShuffleIcon aria-hidden />}
          onClick={() => change({ primary: randomHex(), accent: randomHex() })}
        >
          Random brand
        </Button>
        {choices.map(([key, label, values]) => (
          <Select
            key={key}
            label={label}
            value={draft[key]}
            onValueChange={value => change({ [key]: value })}
            options={values.map(value => ({ value, label: nameOf(value) }))}
          />
        ))}
      </form>
      <div className="grid content-start gap-6">
        <ThemePreview theme={theme} scheme="light" />
        <ThemePreview theme={theme} scheme="dark" />
        <ThemeReport theme={theme} />
      </div>
    </div>
  );
}

/** Type a colour, see the product in it, and read what had to be done to keep it legible. */
const meta = {
  title: 'Foundations/Theme lab',
  tags: ['!autodocs'],
  // It wears a theme of its own inside the page's.
  // Two previews are two pages on one: their landmarks have the same names.
  parameters: {
    zoom: 'Its previews are whole pages in small frames.',
    audit: false,
    a11y: {
      config: {
        rules: [
          { id: 'landmark-unique', enabled: false },
          { id: 'landmark-no-duplicate-banner', enabled: false },
        ],
      },
    },
  },
  render: () => <Lab />,
} satisfies Meta;
export default meta;

export const TryAColour: StoryObj<typeof meta> = {
  play: async ({ canvas, step }) => {
    const brand = canvas.getByRole('textbox', { name: 'Brand colour' });
    await step('a neon brand stays itself on buttons', async () => {
      await userEvent.clear(brand);
      await userEvent.type(brand, '#c8f135');
      await expect(canvas.getAllByText(/is used exactly as given/)[0]).toBeVisible();
    });
    await step('every pair holds, whatever was typed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Random brand' }));
      await expect(canvas.getByText(/^(\d+) of \1 pairs pass$/)).toBeVisible();
    });
  },
};
