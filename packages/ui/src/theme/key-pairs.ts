import { contrast, distance, paintOf } from './color.ts';
import type { Theme } from './create-theme.ts';
import type { TokenName } from './tokens.ts';

/** The pairs by which a person knows their theme. */
const keyPairs = [
  { id: 'textOnBrand', foreground: 'on-primary-solid', background: 'primary-solid', needed: 4.5 },
  { id: 'brandText', foreground: 'primary-text', background: 'canvas', needed: 4.5 },
  { id: 'focus', foreground: 'focus', background: 'canvas', needed: 3 },
  { id: 'accent', foreground: 'accent-solid', background: 'primary-solid', needed: 3 },
] as const satisfies readonly {
  readonly id: string;
  readonly foreground: TokenName;
  readonly background: TokenName;
  readonly needed: number;
}[];

export type KeyPairId = (typeof keyPairs)[number]['id'];

/** Two colours next to each other, and their contrast. */
export interface KeyPairColours {
  readonly foreground: string;
  readonly background: string;
  readonly ratio: number;
}

export interface KeyPair {
  readonly id: KeyPairId;
  readonly needed: number;
  readonly light: KeyPairColours;
  readonly dark: KeyPairColours;
}

/** Four pairs of a theme that a person understands, as light and dark pages have them. */
export const keyPairsOf = ({ tokens }: Theme): readonly KeyPair[] =>
  keyPairs.map(({ id, foreground, background, needed }) => {
    const coloursIn = (mode: 'light' | 'dark'): KeyPairColours => {
      const [front, back] = [tokens[mode][foreground], tokens[mode][background]];
      return { foreground: front, background: back, ratio: contrast(paintOf(front), paintOf(back)) };
    };
    return { id, needed, light: coloursIn('light'), dark: coloursIn('dark') };
  });

/** OKLab distance below which two fills next to each other are taken for one: two yellows, two blues. */
const ALIKE = 0.2;

/** Whether the accent could pass for the brand: then it does not say "decide here" any more. */
export const isAccentNearBrand = ({ brand: { brand } }: Theme): boolean =>
  distance(paintOf(brand.primary), paintOf(brand.accent)) < ALIKE;
