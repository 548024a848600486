// What the engine promises: which colour can be read on which, and how well, whatever the brand.
import { ratios } from './ratios.ts';
import { intents, surfaces } from './parts.ts';
import type { TokenName } from './tokens.ts';

/** A pair that holds in every theme: WCAG contrast of at least `standard`, or `more` where more contrast is wanted. */
export interface Pair {
  readonly foreground: TokenName;
  readonly background: TokenName;
  /** 1 for lines that only decorate. */
  readonly standard: number;
  readonly more: number;
}

const softs = intents.flatMap(i => [`${i}-soft`, `${i}-soft-hover`] as const);
const everywhere = [...surfaces, ...softs];

const pairs = (
  foregrounds: readonly TokenName[],
  backgrounds: readonly TokenName[],
  [standard, more]: readonly [number, number],
): Pair[] =>
  foregrounds.flatMap(foreground =>
    backgrounds.map(background => ({ foreground, background, standard, more })),
  );

/** Every promised pair. A component that paints another pair fails its stories. */
export const contract: readonly Pair[] = [
  ...pairs(['text'], everywhere, ratios.text),
  ...pairs(['text-muted'], everywhere, ratios.reading),
  ...pairs(['text-subtle'], surfaces, ratios.reading),
  ...pairs(['text-disabled'], surfaces, ratios.disabled),
  ...pairs(['border', 'border-strong'], surfaces, ratios.decoration),
  ...pairs(['border-control', 'border-control-hover'], surfaces, ratios.mark),
  ...pairs(['focus'], everywhere, ratios.mark),
  ...intents.flatMap(i => [
    ...pairs([`on-${i}-solid`], [`${i}-solid`, `${i}-solid-hover`, `${i}-solid-active`], ratios.reading),
    // Links stand in banners of every tone, so the primary text is legible on all of them.
    ...pairs(
      [`${i}-text`, `${i}-text-hover`],
      i === 'primary' ? everywhere : [...surfaces, `${i}-soft`, `${i}-soft-hover`],
      ratios.reading,
    ),
    ...pairs([`${i}-solid-border`], surfaces, ratios.mark),
    ...pairs([`${i}-indicator`], [...surfaces, `${i}-soft`, `${i}-soft-hover`], ratios.mark),
    ...pairs([`on-${i}-indicator`], [`${i}-indicator`], ratios.onIndicator),
    ...pairs([`${i}-soft-border`], [...surfaces, `${i}-soft`, `${i}-soft-hover`], ratios.decoration),
  ]),
  ...pairs(['text-inverse'], ['surface-inverse'], ratios.text),
  ...pairs(['text-inverse-muted', 'link-inverse'], ['surface-inverse'], ratios.reading),
  ...pairs(['focus-inverse'], ['surface-inverse'], ratios.mark),
  ...pairs(['nav-text'], ['nav', 'nav-hover'], ratios.text),
  ...pairs(['nav-text-muted'], ['nav', 'nav-hover'], ratios.reading),
  ...pairs(['nav-selected-text'], ['nav-selected'], ratios.text),
  ...pairs(['nav-focus'], ['nav', 'nav-hover'], ratios.mark),
  ...pairs(['nav-border'], ['nav', 'nav-hover'], ratios.decoration),
  // A count on the navigation is `nav` on `nav-indicator`: text, so the indicator is solved as one.
  ...pairs(['nav-indicator'], ['nav'], ratios.reading),
  ...pairs(['nav-indicator'], ['nav-hover'], ratios.mark),
  ...pairs(['nav'], ['nav-indicator'], ratios.reading),
  ...pairs(
    ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6', 'chart-7', 'chart-8'],
    ['canvas', 'surface'],
    ratios.mark,
  ),
];
