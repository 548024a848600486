// The twelve colours of an intent: a fill that stays the brand's own, and indicators and texts that always have contrast.
import type { Brand } from './brand.ts';
import { contrast, distance, paint, type Paint } from './color.ts';
import { ratios } from './ratios.ts';
import type { ModeTraits } from './seeds.ts';
import { BLACK, isReadable, solve, textOn, WHITE } from './solve.ts';
import type { Softs, Surfaces } from './surfaces.ts';
import { intents, surfaces, type Intent } from './parts.ts';

/** Why a fill is not exactly the colour that was given. */
export type FillReason = 'exact' | 'whiteText' | 'chosenText' | 'lifted' | 'flipped' | 'moreContrast';
export interface Fill {
  readonly paint: Paint;
  readonly text: Paint;
  readonly reason: FillReason;
}

/** White that almost passes is worth a step that no one sees; black on a middle blue is not. */
const ALMOST = 3.9;
const UNSEEN = 0.045;

const darkerForWhite = (seed: Paint, ratio: number) => solve(seed, [WHITE], ratio, 'darker');
const lighterForBlack = (seed: Paint, ratio: number) => solve(seed, [BLACK], ratio, 'lighter');

function shownIn(seed: Paint, traits: ModeTraits, grounds: Surfaces): { seed: Paint; reason: FillReason } {
  if (!traits.isDark) return { seed, reason: 'exact' };
  // A black brand would vanish on a dark page: it becomes white ink on black paper.
  if (seed.c < 0.02 && seed.l < 0.25) return { seed: paint(0.94, seed.c, seed.h), reason: 'flipped' };
  const lifted = solve(seed, [grounds.surface, grounds.canvas], 3, 'lighter');
  return { seed: lifted, reason: lifted === seed ? 'exact' : 'lifted' };
}

/** The fill for a seed, and the text on it. The fill moves only as far as its text demands. */
export function fillOf(
  colour: Paint,
  wish: Brand['brand']['onSolid'],
  traits: ModeTraits,
  grounds: Surfaces,
): Fill {
  const { seed, reason } = shownIn(colour, traits, grounds);
  const minRatio = ratios.reading[traits.level];
  const standard = ratios.reading[0];
  const withText = (fill: Paint, why: FillReason): Fill => ({
    paint: fill,
    text: textOn(fill, minRatio),
    reason: fill === seed ? reason : why,
  });
  if (wish === 'light') return withText(darkerForWhite(seed, minRatio), 'chosenText');
  if (wish === 'dark') {
    const fill = lighterForBlack(seed, minRatio);
    const nearBlack = paint(0.2, Math.min(fill.c, 0.04), fill.h);
    return {
      ...withText(fill, 'chosenText'),
      text: isReadable(nearBlack, [fill], minRatio) ? nearBlack : BLACK,
    };
  }
  const onWhite = contrast(WHITE, seed);
  const nudged = onWhite >= ALMOST && onWhite < standard ? darkerForWhite(seed, standard) : seed;
  const isWhite = onWhite >= standard || (nudged !== seed && distance(seed, nudged) <= UNSEEN);
  if (!traits.isMore) return withText(isWhite ? nudged : seed, 'whiteText');
  return withText(isWhite ? darkerForWhite(seed, minRatio) : lighterForBlack(seed, minRatio), 'moreContrast');
}

/** Pressing moves a fill away from its text, so that contrast can only grow; at the end of the scale it turns round. */
function pressed({ paint: fill, text }: Fill, by: number): Paint {
  const away = text.y > fill.y ? -by : by;
  const l = fill.l + away;
  return paint(l < 0.06 || l > 0.985 ? fill.l - away : l, fill.c, fill.h);
}

export interface IntentSeeds {
  readonly fill: Fill;
  /** Draws text. */
  readonly textSeed: Paint;
  /** Draws marks. */
  readonly marks: Paint;
}

/** The twelve tokens of one intent. */
export function intentTokens(
  intent: Intent,
  seeds: IntentSeeds,
  traits: ModeTraits,
  grounds: Surfaces,
  softs: Softs,
) {
  const { level, away, isDark } = traits;
  const { soft, hover } = softs[intent];
  const surfaceColours = surfaces.map(name => grounds[name]);
  const backgrounds = [...surfaceColours, soft, hover];
  const everywhere =
    intent === 'primary'
      ? [...surfaceColours, ...intents.flatMap(i => Object.values(softs[i]))]
      : backgrounds;
  const text = solve(seeds.textSeed, everywhere, ratios.reading[level], away);
  const textHover = paint(text.l + (isDark ? 0.05 : -0.07), text.c, text.h);
  const mark = solve(seeds.marks, backgrounds, ratios.mark[level], away);
  const edge = paint(isDark ? 0.4 : 0.86, Math.min(seeds.marks.c * 0.6, 0.075), seeds.marks.h);
  const named = {
    '*-solid': seeds.fill.paint,
    '*-solid-hover': pressed(seeds.fill, 0.045),
    '*-solid-active': pressed(seeds.fill, 0.085),
    'on-*-solid': seeds.fill.text,
    '*-solid-border': solve(seeds.fill.paint, surfaceColours, ratios.mark[level], away),
    '*-indicator': mark,
    'on-*-indicator': textOn(mark, ratios.onIndicator[level]),
    '*-text': text,
    '*-text-hover': solve(textHover, everywhere, ratios.reading[level], away),
    '*-soft': soft,
    '*-soft-hover': hover,
    '*-soft-border': solve(edge, backgrounds, ratios.decoration[level], away),
  };
  return Object.fromEntries(Object.entries(named).map(([name, p]) => [name.replace('*', intent), p]));
}
