// Data colours. They are the same for every tenant: a ladder of brand shades collapses for colour-blind readers.
import { paintOf, type Paint } from './color.ts';
import type { ModeTraits, Seeds } from './seeds.ts';
import { ratios } from './ratios.ts';
import { solve } from './solve.ts';
import type { Surfaces } from './surfaces.ts';

/** Six series found by search (tooling/bench/data-colours.ts) over normal, protan, deutan and tritan vision. */
export const series = {
  light: ['#223ba0', '#e75b00', '#b379a0', '#5975fa', '#983400', '#681b47'],
  dark: ['#00b0ff', '#ca3b0d', '#9e5d99', '#7bf4ff', '#d3a138', '#eedf7e'],
} as const;

/** `chart-1` to `-6` are the series, `-7` is for everything else together, `-8` for a chart of one series: the brand's ink. */
export function chartTokens(
  seeds: Seeds,
  traits: ModeTraits,
  grounds: Surfaces,
  rest: Paint,
): Record<string, Paint> {
  const on = [grounds.canvas, grounds.surface];
  const visible = (p: Paint) => solve(p, on, ratios.mark[traits.level], traits.away);
  const colours = [...series[traits.isDark ? 'dark' : 'light'].map(paintOf), rest, seeds.ink.paint];
  return Object.fromEntries(colours.map((colour, i) => [`chart-${i + 1}`, visible(colour)]));
}
