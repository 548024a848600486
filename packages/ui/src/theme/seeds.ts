// Where the colours of a mode begin: the tenant's two colours, the tint of its greys, and hues that mean the same everywhere.
import type { Brand } from './brand.ts';
import { distance, hueDistance, paint, paintOf, type Paint } from './color.ts';
import { solve, WHITE } from './solve.ts';
import type { Intent, Mode } from './parts.ts';

export interface ModeTraits {
  readonly isDark: boolean;
  readonly isMore: boolean;
  /** Index into the contract's ratios. */
  readonly level: 0 | 1;
  /** The way to more contrast with the page. */
  readonly away: 'darker' | 'lighter';
}

export const traitsOf = (mode: Mode): ModeTraits => {
  const isDark = mode.startsWith('dark');
  const isMore = mode.endsWith('More');
  return { isDark, isMore, level: isMore ? 1 : 0, away: isDark ? 'lighter' : 'darker' };
};

type Status = Exclude<Intent, 'primary' | 'accent' | 'neutral'>;

/** Lightness is staggered because marks of one lightness look alike to colour-blind readers. `[hue, chroma, light, dark]` */
export const statusSeeds: Readonly<
  Record<Status, readonly [h: number, c: number, light: number, dark: number]>
> = {
  info: [258, 0.14, 0.43, 0.672],
  success: [165, 0.12, 0.52, 0.816],
  warning: [72, 0.135, 0.644, 0.778],
  danger: [21, 0.18, 0.47, 0.6],
};

/** A brand this close to the error red would make ticks and focus rings look like errors. */
const COLLISION = 20;
export const resemblesDanger = (p: Paint): boolean =>
  p.c > 0.1 && hueDistance(p.h, statusSeeds.danger[0]) <= COLLISION;

export type InkSource = 'primary' | 'accent' | 'neutral';
export interface Ink {
  readonly source: InkSource;
  readonly reason: 'legible' | 'illegible' | 'collision' | 'chosen';
  readonly paint: Paint;
}

export interface Seeds {
  readonly primary: Paint;
  readonly accent: Paint;
  /** Draws links, focus and ticks. */
  readonly ink: Ink;
  /** Hue and chroma of greys. */
  readonly grey: Readonly<{ c: number; h: number }>;
}

const greyOf = ({ neutral }: Brand['brand'], primary: Paint) =>
  ({
    brand: { c: Math.min(primary.c, 0.012), h: primary.h },
    cool: { c: 0.01, h: 262 },
    warm: { c: 0.007, h: 80 },
    pure: { c: 0, h: 0 },
  })[neutral];

/** Darkening further than this makes another colour of it: lime becomes olive, orange becomes brown. */
const STILL_ITSELF = 0.125;
/**
 * Any colour can be lifted for a dark page. A black or grey brand would become a middle grey there, which says that
 * something is disabled: it takes the ink of texts.
 */
const COLOURLESS = 0.02;
const isLegible = (p: Paint) => distance(p, solve(p, [WHITE], 4.5, 'darker')) <= STILL_ITSELF;

function inkOf(
  { ink }: Brand['brand'],
  primary: Paint,
  accent: Paint,
  traits: ModeTraits,
  grey: Seeds['grey'],
): Ink {
  const { isDark } = traits;
  const near = (c: number, h: number) => paint(isDark ? 0.93 : 0.25, c, h);
  const byName = {
    primary,
    accent,
    neutral: near(Math.min(grey.c * 2, 0.02), grey.h),
  };
  const drawnBy = (source: InkSource, reason: Ink['reason'], colour = byName[source]): Ink => ({
    source,
    reason,
    paint: colour,
  });
  if (ink !== 'auto') return drawnBy(ink, 'chosen');
  if (resemblesDanger(primary)) return drawnBy('neutral', 'collision');
  if (isDark ? primary.c > COLOURLESS : isLegible(primary)) return drawnBy('primary', 'legible');
  if (!isDark && isLegible(accent) && !resemblesDanger(accent)) return drawnBy('accent', 'illegible');
  return drawnBy('neutral', 'illegible', near(Math.min(primary.c, 0.04), primary.h));
}

export function seedsOf(brand: Brand['brand'], traits: ModeTraits): Seeds {
  const primary = paintOf(brand.primary);
  const accent = paintOf(brand.accent);
  const grey = greyOf(brand, primary);
  return { primary, accent, grey, ink: inkOf(brand, primary, accent, traits, grey) };
}
