// What the report says about a theme, as codes and figures; the texts are the editor's.
import type { Brand } from './brand.ts';
import { contrast, distance, paintOf } from './color.ts';
import { contract, type Pair } from './contract.ts';
import type { Fill, FillReason } from './intent-tokens.ts';
import { resemblesDanger, type Ink, type InkSource } from './seeds.ts';
import { modes, type Mode } from './parts.ts';
import type { Tokens } from './tokens.ts';

export interface ModeFacts {
  readonly mode: Mode;
  readonly ink: Ink;
  readonly primary: Fill;
  readonly accent: Fill;
}

export interface MeasuredPair extends Pair {
  readonly mode: Mode;
  readonly ratio: number;
  readonly needed: number;
}

export interface FillReport {
  readonly mode: Mode;
  readonly colour: 'primary' | 'accent';
  readonly requestedColour: string;
  readonly used: string;
  readonly reason: FillReason;
  /** OKLab distance between what was asked and what is used; 0 when exact, about .02 is just noticeable. */
  readonly distance: number;
  /** True when the text on it is legible but not strong: lightness less than .45 apart. "Prefer white text" helps. */
  readonly isWeak: boolean;
}

export interface Report {
  /** Promised pairs times modes, and how many of them hold. */
  readonly pairs: number;
  readonly passed: number;
  readonly failures: readonly MeasuredPair[];
  /** The ten with the least to spare, decoration left out. */
  readonly tightest: readonly MeasuredPair[];
  readonly fills: readonly FillReport[];
  /** Who draws links, focus and ticks, and why. */
  readonly inks: readonly {
    readonly mode: Mode;
    readonly source: InkSource;
    readonly reason: Ink['reason'];
  }[];
  /** True when the accent could pass for the error colour: decision panels then have a bar and no tint. */
  readonly isAccentUntinted: boolean;
}

const WEAK = 0.45;

/** Measures every promised pair of a mode on the hex values that a screen shows. */
export function measure(mode: Mode, tokens: Tokens): MeasuredPair[] {
  const paints = new Map(Object.entries(tokens).map(([name, hex]) => [name, paintOf(hex)]));
  return contract.map(pair => ({
    ...pair,
    mode,
    ratio: contrast(paints.get(pair.foreground)!, paints.get(pair.background)!),
    needed: mode.endsWith('More') ? pair.more : pair.standard,
  }));
}

export function reportOf(
  { brand }: Brand,
  tokens: Readonly<Record<Mode, Tokens>>,
  facts: readonly ModeFacts[],
): Report {
  const measured = modes.flatMap(mode => measure(mode, tokens[mode]));
  const failures = measured.filter(pair => pair.ratio < pair.needed);
  const fillReport = (mode: Mode, colour: 'primary' | 'accent', fill: Fill): FillReport => {
    const requested = paintOf(brand[colour]);
    const isExact = fill.paint.hex === requested.hex;
    return {
      mode,
      colour,
      requestedColour: requested.hex,
      used: fill.paint.hex,
      reason: isExact ? 'exact' : fill.reason,
      distance: isExact ? 0 : distance(requested, fill.paint),
      isWeak: Math.abs(fill.text.l - fill.paint.l) < WEAK,
    };
  };
  return {
    pairs: measured.length,
    passed: measured.length - failures.length,
    failures,
    tightest: measured
      .filter(pair => pair.needed > 1)
      .toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)
      .slice(0, 10),
    fills: facts.flatMap(({ mode, primary, accent }) => [
      fillReport(mode, 'primary', primary),
      fillReport(mode, 'accent', accent),
    ]),
    inks: facts.map(({ mode, ink }) => ({ mode, source: ink.source, reason: ink.reason })),
    isAccentUntinted: resemblesDanger(paintOf(brand.accent)),
  };
}
