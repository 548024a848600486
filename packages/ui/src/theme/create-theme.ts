// A few brand inputs in, every colour in every mode out, each promised pair proven on the way.
import { parseBrand, type Brand, type BrandInput } from './brand.ts';
import { chartTokens } from './charts.ts';
import { paint, type Paint } from './color.ts';
import { fillOf, intentTokens, type Fill } from './intent-tokens.ts';
import { inverseTokens, navTokens, textTokens } from './page-tokens.ts';
import { reportOf, type ModeFacts, type Report } from './report.ts';
import { traitsOf, seedsOf, statusSeeds, type ModeTraits } from './seeds.ts';
import { softsOf, surfacesOf } from './surfaces.ts';
import { intents, modes, type Intent, type Mode } from './parts.ts';
import type { Tokens } from './tokens.ts';

/** A tenant's look: what was asked, every colour in four modes, and what had to be done to keep it readable. */
export interface Theme {
  readonly brand: Brand;
  readonly tokens: Readonly<Record<Mode, Tokens>>;
  readonly report: Report;
}

/** Where an intent's fill, text and indicators start. */
function seedsFor(intent: Intent, traits: ModeTraits, seeds: ReturnType<typeof seedsOf>) {
  const { grey, ink, accent, primary } = seeds;
  const { isDark } = traits;
  if (intent === 'primary') return { fill: primary, textSeed: ink.paint, marks: ink.paint };
  if (intent === 'accent') return { fill: accent, textSeed: accent, marks: accent };
  if (intent === 'neutral') {
    const at = (l: number) => paint(l, grey.c * 1.2, grey.h);
    return {
      fill: at(0.42),
      textSeed: at(isDark ? 0.78 : 0.42),
      marks: at(isDark ? 0.64 : traits.isMore ? 0.32 : 0.62),
    };
  }
  const [h, c, light, dark] = statusSeeds[intent];
  const mark = paint(isDark ? dark : light, c, h);
  return { fill: paint(0.5, c, h), textSeed: paint(isDark ? 0.8 : 0.46, c, h), marks: mark };
}

/** One mode of a theme, and the facts that its report needs. */
export function generate({ brand }: Brand, mode: Mode): { tokens: Tokens; facts: ModeFacts } {
  const traits = traitsOf(mode);
  const seeds = seedsOf(brand, traits);
  const grounds = surfacesOf(brand, seeds, traits);
  const softs = softsOf(seeds, traits);
  const text = textTokens(seeds, traits, grounds, softs);
  const fills = {} as Record<Intent, Fill>;
  const ofIntents = intents.map(intent => {
    const { fill, textSeed, marks } = seedsFor(intent, traits, seeds);
    fills[intent] = fillOf(fill, intent === 'primary' ? brand.onSolid : 'auto', traits, grounds);
    return intentTokens(intent, { fill: fills[intent], textSeed, marks }, traits, grounds, softs);
  });
  const paints: Record<string, Paint> = Object.assign(
    { ...grounds, ...text },
    ...ofIntents,
    inverseTokens(seeds, traits),
    navTokens(brand, seeds, traits, grounds, text['text']!),
    chartTokens(seeds, traits, grounds, text['text-muted']!),
  );
  return {
    tokens: Object.fromEntries(Object.entries(paints).map(([name, { hex }]) => [name, hex])) as Tokens,
    facts: { mode, ink: seeds.ink, primary: fills.primary, accent: fills.accent },
  };
}

/**
 * The theme of a brand: pure, the same bytes for the same input, about 7 ms.
 * @throws BrandError when the input is not a brand.
 */
export function createTheme(input: BrandInput): Theme {
  const brand = parseBrand(input);
  const made = modes.map(mode => generate(brand, mode));
  const tokens = Object.fromEntries(modes.map((mode, i) => [mode, made[i]!.tokens])) as Record<Mode, Tokens>;
  return {
    brand,
    tokens,
    report: reportOf(
      brand,
      tokens,
      made.map(m => m.facts),
    ),
  };
}
