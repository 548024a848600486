// Grounds first: everything else is solved against them.
import type { Brand } from './brand.ts';
import { paint, type Paint } from './color.ts';
import { BLACK, WHITE } from './solve.ts';
import { resemblesDanger, statusSeeds, type ModeTraits, type Seeds } from './seeds.ts';
import { intents, surfaces, type Intent, type Surface } from './parts.ts';

export type Surfaces = Readonly<Record<Surface, Paint>>;
export type Softs = Readonly<Record<Intent, Readonly<{ soft: Paint; hover: Paint }>>>;

/** Lightness in light and in dark. */
const LIGHTNESS: Readonly<Record<Surface, readonly [light: number, dark: number]>> = {
  canvas: [0.973, 0.178],
  surface: [1, 0.212],
  'surface-raised': [1, 0.25],
  'surface-sunken': [0.957, 0.158],
  'surface-hover': [0.971, 0.242],
  'surface-active': [0.945, 0.268],
  'surface-selected': [0.956, 0.272],
  'surface-selected-hover': [0.94, 0.296],
};
/** With more contrast the dark page is black and its layers sink after it. */
const SINK = 0.06;

/** The tone of a light page below its white sheets. */
const groundTint: Readonly<Record<Brand['brand']['ground'], readonly [c: number, h: number]>> = {
  white: [0, 0],
  grey: [0, 0],
  mist: [0.007, 250],
  ledger: [0.008, 155],
  paper: [0.006, 95],
};

export function surfacesOf(
  { ground }: Brand['brand'],
  seeds: Seeds,
  { isDark, isMore }: ModeTraits,
): Surfaces {
  const { grey, primary } = seeds;
  const page = groundTint[ground];
  const entries = surfaces.map(name => {
    const [light, dark] = LIGHTNESS[name];
    const l = isDark ? dark - (isMore ? SINK : 0) : light;
    if (name === 'canvas' && isMore) return [name, isDark ? BLACK : WHITE] as const;
    if (name === 'canvas' && !isDark) return [name, ground === 'white' ? WHITE : paint(l, ...page)] as const;
    if (name.startsWith('surface-selected') && !resemblesDanger(primary))
      return [name, paint(l, Math.min(primary.c, 0.14) * (isDark ? 0.28 : 0.2), primary.h)] as const;
    // On a tinted page the sunken ground keeps the page's tint: two greys of different hue look dirty together.
    if (name === 'surface-sunken' && !isDark && page[0] > 0) return [name, paint(l, ...page)] as const;
    return [name, paint(l, grey.c * (isDark ? 0.9 : 0.5), grey.h)] as const;
  });
  return Object.fromEntries(entries) as Surfaces;
}

/** The pale ground of banners and badges, per intent. */
export function softsOf(seeds: Seeds, { isDark, isMore }: ModeTraits): Softs {
  const [soft, hover] = isDark ? [0.27, 0.305].map(l => l - (isMore ? SINK : 0)) : [0.955, 0.93];
  const chroma = ({ c }: { c: number }) => (isDark ? Math.min(0.06, c * 0.36) : Math.min(0.045, c * 0.25));
  const from = (c: number, h: number) => ({ soft: paint(soft!, c, h), hover: paint(hover!, c * 1.15, h) });
  const grey = from(seeds.grey.c * (isDark ? 0.9 : 0.5), seeds.grey.h);
  const softOf = (p: Paint) => (resemblesDanger(p) ? grey : from(chroma(p), p.h));
  return Object.fromEntries(
    intents.map(intent => {
      if (intent === 'neutral') return [intent, grey];
      if (intent === 'primary' || intent === 'accent') return [intent, softOf(seeds[intent])];
      const [h, c] = statusSeeds[intent];
      return [intent, from(chroma({ c }), h)];
    }),
  ) as unknown as Softs;
}

/** Every ground that running text and focus rings may stand on. */
export const everyGround = (grounds: Surfaces, softs: Softs): Paint[] => [
  ...surfaces.map(name => grounds[name]),
  ...intents.flatMap(intent => [softs[intent].soft, softs[intent].hover]),
];
